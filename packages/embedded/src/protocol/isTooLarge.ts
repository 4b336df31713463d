import { MAX_MESSAGE_BYTES } from './messages.js'

/** Whether a message is larger than {@link MAX_MESSAGE_BYTES}, or is no data at all. */
export function isTooLarge(message: unknown): boolean {
  try {
    const text = JSON.stringify(message) ?? ''
    // Each letter takes three bytes at most: only what lies between is counted.
    if (text.length * 3 <= MAX_MESSAGE_BYTES) return false
    return text.length > MAX_MESSAGE_BYTES || new TextEncoder().encode(text).length > MAX_MESSAGE_BYTES
  } catch {
    return true
  }
}
