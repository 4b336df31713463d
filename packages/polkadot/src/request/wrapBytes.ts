const [opening, closing] = ['<Bytes>', '</Bytes>']

/**
 * Returns a text or bytes between `<Bytes>` and `</Bytes>`, so that no message can be a transaction in disguise. Most wallets wrap
 * unwrapped bytes themselves. The kit always wraps, so that every wallet signs the same.
 *
 * @example wrapBytes('Hello') // the bytes of '<Bytes>Hello</Bytes>'
 */
export function wrapBytes(message: string | Uint8Array): Uint8Array {
  const encoder = new TextEncoder()
  const bytes = typeof message === 'string' ? encoder.encode(message) : message
  const [start, end] = [encoder.encode(opening), encoder.encode(closing)]
  const isWrapped =
    bytes.length >= start.length + end.length &&
    start.every((byte, index) => byte === bytes[index]) &&
    end.every((byte, index) => byte === bytes[bytes.length - end.length + index])
  return isWrapped ? bytes : Uint8Array.from([...start, ...bytes, ...end])
}
