import type { SiwxFields } from '../message/SiwxFields.js'
import { type Recap, recapPrefix } from './formatRecapUri.js'
import { parseRecapUri } from './parseRecapUri.js'
import { recapStatement } from './recapStatement.js'

/**
 * What a message grants. Undefined when it has no ReCap; `invalid` when it has more than one, one that is not its last resource, one that
 * can't be read, or one that its statement does not end with: such a message is signed by nobody and believed by nobody (ERC-5573).
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
