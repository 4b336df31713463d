import { concat, type Hex, numberToHex, slice } from 'viem'

/** Calls that were sent. */
export type SentCalls = {
  /** EIP-155 chain ID. */
  readonly chainId: number
  /** Hashes of the transactions in the order of the calls, or of the user operation that makes all calls. */
  readonly hashes: readonly Hex[]
  /** `some`: the node rejected one, and those after it were not sent. */
  readonly sent: 'some' | 'all' | 'operation'
}

/** By the second byte of an ID. */
const kinds = ['some', 'all', 'operation'] as const

/** Maximum number of calls per approval, to keep the list readable. */
export const maxCalls = 20

const pattern = new RegExp(`^0x01(00|01|02)[0-9a-f]{16}([0-9a-f]{64}){1,${maxCalls}}$`)

/**
 * Encodes the ID of calls. It contains what was sent, so that their status is known after a reload even without storage.
 *
 * @example encodeCallsId({ chainId: 1, hashes: ['0x…'], sent: 'all' }) // '0x0101…'
 */
export function encodeCallsId({ chainId, hashes, sent }: SentCalls): Hex {
  const kind = numberToHex(kinds.indexOf(sent), { size: 1 })
  return concat(['0x01', kind, numberToHex(chainId, { size: 8 }), ...hashes])
}

/** Decodes an ID; undefined if it has another format. */
export function decodeCallsId(id: string): SentCalls | undefined {
  if (!pattern.test(id)) return undefined
  const hex = id as Hex
  const chainId = Number(slice(hex, 2, 10))
  if (!Number.isSafeInteger(chainId)) return undefined
  const count = (id.length - 22) / 64
  return {
    chainId,
    hashes: Array.from({ length: count }, (_, at) => slice(hex, 10 + at * 32, 42 + at * 32)),
    sent: kinds[Number(slice(hex, 1, 2))] ?? 'some',
  }
}
