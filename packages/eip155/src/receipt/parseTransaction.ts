import { parseAddress } from '../address/parseAddress.js'

/** What tells transactions of one sender apart. Addresses and data are in lower case. */
export type SentTransaction = {
  readonly hash: string
  readonly from: string
  readonly to: string | undefined
  readonly nonce: bigint
  readonly value: bigint
  readonly input: string
  /** The most that it may use, where the node tells it. */
  readonly gas: bigint | undefined
}

const quantity = /^0x[\da-f]{1,64}$/i

/**
 * A transaction from a node's answer, undefined when it is none.
 *
 * @example parseTransaction(await request({ method: 'eth_getTransactionByHash', params: [hash] }))
 */
export function parseTransaction(value: unknown): SentTransaction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fields = value as Record<string, unknown>
  const from = parseAddress(fields['from'])?.toLowerCase()
  const names = ['hash', 'nonce', 'value', 'gas']
  const [hash, nonce, amount, gas] = names.map((name) => {
    const field = fields[name]
    return typeof field === 'string' && quantity.test(field) ? field : undefined
  })
  if (!from || !hash || !nonce || !amount) return undefined
  const to = parseAddress(fields['to'])?.toLowerCase()
  const input = String(fields['input'] ?? '0x').toLowerCase()
  return {
    hash: hash.toLowerCase(),
    from,
    to,
    nonce: BigInt(nonce),
    value: BigInt(amount),
    input,
    gas: gas === undefined ? gas : BigInt(gas),
  }
}
