import type { SiwxFields } from '../message/SiwxFields.js'
import { type Recap, recapPrefix } from './formatRecapUri.js'
import { parseRecapUri } from './parseRecapUri.js'
import { recapStatement } from './recapStatement.js'

/**
 * Returns the ReCap of a message, or undefined if it has none. Returns `invalid` if there are several, or it isn't the last resource, can't
 * be parsed, or isn't stated at the statement's end. Such messages must be neither signed nor accepted (ERC-5573).
 *
 * @example if (readRecap(fields) === 'invalid') refuse()
 */
export function readRecap({
  resources = [],
  statement,
}: Pick<SiwxFields, 'resources' | 'statement'>): Recap | 'invalid' | undefined {
  const uris = resources.filter((uri) => uri.startsWith(recapPrefix))
  const [uri] = uris
  if (uri === undefined) return undefined
  if (uris.length > 1 || resources.at(-1) !== uri) return 'invalid'
  const recap = parseRecapUri(uri)
  if (recap === undefined || statement === undefined) return 'invalid'
  const sentence = recapStatement(recap)
  return statement === sentence || statement.endsWith(` ${sentence}`) ? recap : 'invalid'
}
