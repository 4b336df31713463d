const wordLength = 64

/**
 * The text in a contract's answer, as a `string` or, from before the standard settled, as 32 bytes; undefined when there is none.
 *
 * @example decodeText(await request({ method: 'eth_call', params: [{ to, data: '0x95d89b41' }, 'latest'] }))
 */
export function decodeText(data: unknown): string | undefined {
  if (typeof data !== 'string' || !/^0x(?:[\da-f]{2})+$/i.test(data)) return undefined
  const hex = data.slice(2)
  if (hex.length === wordLength) return decodeUtf8(hex).split('\0', 1)[0]
  const start = readLength(hex, 0)
  const length = start === undefined ? undefined : readLength(hex, start)
  if (start === undefined || length === undefined) return undefined
  const from = start + wordLength
  return hex.length < from + length ? undefined : decodeUtf8(hex.slice(from, from + length))
}

/** A count of bytes in the word at `at`, as a count of digits; undefined when it points outside. */
function readLength(hex: string, at: number): number | undefined {
  const word = hex.slice(at, at + wordLength)
  if (word.length < wordLength) return undefined
  const digits = BigInt(`0x${word}`) * 2n
  return digits > BigInt(hex.length) ? undefined : Number(digits)
}

function decodeUtf8(hex: string): string {
  return new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)))
}
