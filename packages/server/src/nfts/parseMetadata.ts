import { isNestedTooDeep } from '../http/isNestedTooDeep.js'
import { cleanText } from '../tokens/cleanText.js'
import { isSpamText } from '../tokens/isSpamText.js'
import { MAX_TEXT } from './fillId.js'

/** What metadata of an NFT says, in the fields of ERC-721 and ERC-1155; undefined where it says nothing that can be read. */
export type ParsedMetadata = {
  readonly name: string | undefined
  readonly isSpamText: boolean
  readonly description: string | undefined
  /** As it is written: anything. */
  readonly image: string | undefined
}

const MAX_NAME = 80
const MAX_DESCRIPTION = 400

/**
 * Reads metadata as JSON. What contracts and hosts write is hostile: texts are cleaned and cut, and nothing else is looked at.
 *
 * @example parseMetadata('{"name":"Sunrise","image":"data:image/svg+xml,…"}')?.name // 'Sunrise'
 */
export function parseMetadata(text: string): ParsedMetadata | undefined {
  if (text.length > MAX_TEXT || isNestedTooDeep(text)) return undefined
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const textAt = (field: string): string | undefined => {
    const value: unknown = Object.hasOwn(parsed, field) ? (parsed as Record<string, unknown>)[field] : undefined
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    isSpamText: isSpamText(textAt('name')),
    name: cleanText(textAt('name') ?? '', MAX_NAME) || undefined,
    description: cleanText(textAt('description') ?? '', MAX_DESCRIPTION) || undefined,
    image: textAt('image') ?? textAt('image_url'),
  }
}

/** The JSON of a `data:` URI: base64, plain, or percent-encoded. Undefined for any other URI. */
export function dataOf(uri: string): string | undefined {
  if (uri.length > MAX_TEXT) return undefined
  const comma = uri.indexOf(',')
  const [, parameters] = /^data:application\/json((?:;[\w=-]+)*)$/i.exec(uri.slice(0, Math.max(comma, 0))) ?? []
  if (parameters === undefined) return undefined
  const content = uri.slice(comma + 1)
  if (/;base64$/i.test(parameters)) return Buffer.from(content, 'base64').toString()
  // Many contracts write JSON as it is, percent signs and all.
  return parseJson(content) === undefined ? decoded(content) : content
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
