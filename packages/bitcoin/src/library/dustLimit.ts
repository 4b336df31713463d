import { parseBitcoinShape } from '../address/parseBitcoinShape.js'

/** The amount that nodes do not relay because spending it costs more, at their usual rate of 3 sat/vB, by the kind of address. */
const limits: { readonly [type: string]: bigint } = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }

/** The smallest amount, in satoshis, that can be sent to an address. */
export function dustLimit(address: string): bigint {
  return limits[parseBitcoinShape(address)?.type ?? ''] ?? 330n
}
