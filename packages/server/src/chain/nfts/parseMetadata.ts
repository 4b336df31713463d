import { isNestedTooDeep } from '../../platform/http/isNestedTooDeep.js'
import { cleanText } from '../tokens/cleanText.js'
import { isSpamText } from '../tokens/isSpamText.js'
import { dataOf } from './dataOf.js'
import { maxText } from './fillId.js'
import { parseJson } from './parseJson.js'
import { parsePicture } from './parsePicture.js'

/** NFT metadata in the fields of ERC-721 and ERC-1155; undefined where it cannot be read. */
export type ParsedMetadata = {
  readonly name: string | undefined
  readonly isSpamText: boolean
  readonly description: string | undefined
  /** Verbatim and untrusted. */
  readonly image: string | undefined
}

const maxName = 80
const maxDescription = 400

/**
 * Parses metadata from a contract or host: JSON, JSON in a `data:` URI, or a picture instead. All of it is untrusted: texts are sanitized
 * and truncated, and other fields are ignored.
 *
 * @example parseMetadata('{"name":"Sunrise","image":"data:image/svg+xml,…"}')?.name // 'Sunrise'
 */
export function parseMetadata(text: string): ParsedMetadata | undefined {
  if (text.length > maxText) return undefined
  const picture = parsePicture(text)
  if (picture !== undefined) return imageOnlyMetadata(picture)
  const json = dataOf(text) ?? text
  const parsed = isNestedTooDeep(json) ? undefined : parseJson(json)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const textAt = (field: string): string | undefined => {
    const value: unknown = Object.hasOwn(parsed, field) ? (parsed as Record<string, unknown>)[field] : undefined
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    isSpamText: isSpamText(textAt('name')),
    name: cleanText(textAt('name') ?? '', maxName) || undefined,
    description: cleanText(textAt('description') ?? '', maxDescription) || undefined,
    image: textAt('image') ?? textAt('image_url') ?? textAt('image_data'),
  }
}

/** Creates metadata of an NFT that has only a picture. */
export function imageOnlyMetadata(image: string): ParsedMetadata {
  return { name: undefined, isSpamText: false, description: undefined, image }
}
