import { invalidAnswer } from './invalidAnswer.js'

/**
 * The bytes of a base64 text.
 *
 * @throws KitError `rpc/failed`.
 */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (error) {
    throw invalidAnswer('base64', error)
  }
}
