/**
 * Returns the bytes of a text between `<Bytes>` and `</Bytes>`, so that no message can be a transaction in disguise. Most wallets wrap
 * unwrapped bytes themselves. The kit always wraps, so that every wallet signs the same.
 *
 * @example wrapBytes('Hello') // the bytes of '<Bytes>Hello</Bytes>'
 */
export function wrapBytes(message: string): Uint8Array {
  const isWrapped = message.startsWith('<Bytes>') && message.endsWith('</Bytes>')
  return new TextEncoder().encode(isWrapped ? message : `<Bytes>${message}</Bytes>`)
}
