import { concat, type Hex, numberToHex, slice } from 'viem'

/** Calls that were sent, by the transactions that they are in. */
export type SentCalls = {
  /** Of EIP-155. */
  readonly chainId: number
  /** In the order of the calls. */
  readonly hashes: readonly Hex[]
  /** Every call was sent: the node refused none. */
  readonly isComplete: boolean
}

/** One approval holds no more calls: a list for people. */
export const MOST_CALLS = 20

const pattern = new RegExp(`^0x01(00|01)[0-9a-f]{16}([0-9a-f]{64}){1,${MOST_CALLS}}$`)

/**
 * The id of calls. It says what was sent, so that their status is known after a reload too where the browser keeps nothing.
 *
 * @example encodeCallsId({ chainId: 1, hashes: ['0x…'], isComplete: true }) // '0x0101…'
 */
export function encodeCallsId({ chainId, hashes, isComplete }: SentCalls): Hex {
  return concat(['0x01', isComplete ? '0x01' : '0x00', numberToHex(chainId, { size: 8 }), ...hashes])
}

/** What an id says; undefined for what is none of ours. */
export function decodeCallsId(id: string): SentCalls | undefined {
  if (!pattern.test(id)) return undefined
  const hex = id as Hex
  const chainId = Number(slice(hex, 2, 10))
  if (!Number.isSafeInteger(chainId)) return undefined
  const count = (id.length - 22) / 64
  return {
    chainId,
    hashes: Array.from({ length: count }, (_, at) => slice(hex, 10 + at * 32, 42 + at * 32)),
    isComplete: slice(hex, 1, 2) === '0x01',
  }
}
