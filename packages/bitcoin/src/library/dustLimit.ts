import { parseAddress } from '../address/parseAddress.js'

/** What nodes do not pass on because it costs more to spend, at their usual rate of 3 sat/vB, by the kind of address. */
const limits: { readonly [type: string]: bigint } = { p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n }

/** The least, in satoshis, that an address can be sent. */
export function dustLimit(address: string): bigint {
  return limits[parseAddress(address)?.type ?? ''] ?? 330n
}
