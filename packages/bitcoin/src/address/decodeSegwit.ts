const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * Reads a SegWit address of any chain of Bitcoin (BIP-173, BIP-350). Undefined when anything is wrong with it.
 *
 * @example decodeSegwit('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')?.program.length // 20
 */
export function decodeSegwit(
  value: string,
): { readonly prefix: string; readonly version: number; readonly program: readonly number[] } | undefined {
  const text = value.toLowerCase()
  if (text !== value && value.toUpperCase() !== value) return undefined
  const [, prefix = '', data = ''] = /^(bc|tb|bcrt)1([02-9ac-hj-np-z]{8,})$/.exec(text) ?? []
  if (data === '') return undefined
  const words = [...data].map((letter) => alphabet.indexOf(letter))
  const head = [...prefix].map((letter) => letter.charCodeAt(0))
  let sum = 1
  for (const word of [...head.map((code) => code >> 5), 0, ...head.map((code) => code & 31), ...words]) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ word
    generator.forEach((value, bit) => {
      if ((top >> bit) & 1) sum ^= value
    })
  }
  const [version = 0, ...rest] = words.slice(0, -6)
  if (sum !== (version === 0 ? 1 : 0x2bc830a3) || version > 16) return undefined
  const program: number[] = []
  let bits = 0
  let buffer = 0
  for (const word of rest) {
    buffer = ((buffer << 5) | word) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      program.push((buffer >> bits) & 255)
    }
  }
  const isPadded = bits < 5 && (buffer & ((1 << bits) - 1)) === 0
  const { length } = program
  if (!isPadded || length < 2 || length > 40 || (version === 0 && length !== 20 && length !== 32)) return undefined
  return { prefix, version, program }
}
