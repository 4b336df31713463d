import {
  type Address,
  decodeAbiParameters,
  getAddress,
  type Hex,
  hexToBigInt,
  isHex,
  numberToHex,
  parseAbiParameters,
  slice,
} from 'viem'
import * as z from 'zod/mini'
import type { ChainClient } from '../../chain/createChainClient.js'
import type { Call } from '../Effect.js'
import type { Change } from '../Review.js'
import type { ReadToken } from './reviewCall.js'

/** Simulated result of calls. */
export type Outcome = {
  readonly fails: boolean
  /** Gas used, by call. */
  readonly gasUsed: readonly bigint[]
  /** Balance changes of the account, without the fee. */
  readonly changes: readonly Change[]
}

/** A call with the fields that are signed, so that a contract can't detect the simulation by them. */
export type SimulatedCall = Call & {
  /** Defaults to the account. */
  readonly from?: Address
  readonly gas?: bigint
  readonly nonce?: number
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly gasPrice?: bigint
}

/** Simulated state that differs from the chain: code that the account delegates to, currency that a sender needs for gas. */
export type StateOverrides = { readonly [address: Address]: { readonly code?: Hex; readonly balance?: Hex } }

const hex = z.custom<Hex>((value) => isHex(value))
const log = z.object({ address: hex, topics: z.array(hex), data: hex })
const blocks = z.array(
  z.object({ calls: z.array(z.object({ status: hex, gasUsed: hex, logs: z._default(z.array(log), []) })) }),
)
const latest = z.object({ baseFeePerGas: hex })

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
/** Pseudo token address that nodes use for transfers of the native currency. */
const currency = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Simulates an account's calls in order with `eth_simulateV1` and traced transfers. Undefined if the node does not support the method, or
 * returns an invalid response.
 */
export async function simulateCalls(
  client: ChainClient,
  account: string,
  calls: readonly SimulatedCall[],
  { readToken, stateOverrides }: { readonly readToken: ReadToken; readonly stateOverrides?: StateOverrides },
): Promise<Outcome | undefined> {
  try {
    // Without it, gas is free in a simulation, and contracts can detect that.
    const block = z.safeParse(
      latest,
      await client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    )
    const answer = await client.request({
      method: 'eth_simulateV1',
      params: [
        {
          blockStateCalls: [
            {
              ...(block.success && { blockOverrides: { baseFeePerGas: block.data.baseFeePerGas } }),
              ...(stateOverrides && { stateOverrides }),
              calls: calls.map((call) => toRequest(call, account as Address)),
            },
          ],
          traceTransfers: true,
        },
        'latest',
      ],
    } as never)
    const results = z.parse(blocks, answer).flatMap((each) => each.calls)
    if (results.length !== calls.length) return undefined
    const changes = await sum(
      results.flatMap(({ logs }) => logs),
      account.toLowerCase(),
      readToken,
    )
    return {
      fails: results.some(({ status }) => hexToBigInt(status) !== 1n),
      gasUsed: results.map(({ gasUsed }) => hexToBigInt(gasUsed)),
      changes,
    }
  } catch {
    return undefined
  }
}

function toRequest({ from, to, value, data, ...fields }: SimulatedCall, account: Address): object {
  const { gas, nonce, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = fields
  const quantities = Object.entries({ gas, nonce, maxFeePerGas, maxPriorityFeePerGas, gasPrice })
  return {
    from: from ?? account,
    ...(to && { to }),
    value: numberToHex(value),
    data,
    ...Object.fromEntries(
      quantities.flatMap(([name, each]) => (each === undefined ? [] : [[name, numberToHex(each)]])),
    ),
  }
}

/** An asset transfer found in a log. */
type Move = {
  readonly address: Address
  readonly id?: bigint
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

function readMoves({ address, topics: [event, ...topics], data }: z.output<typeof log>): readonly Move[] {
  const party = (topic: Hex | undefined) => (topic === undefined ? '' : slice(topic, 12).toLowerCase())
  const word = (at: number) => hexToBigInt(slice(data, at * 32, at * 32 + 32))
  try {
    if (event === transfer && topics.length === 2 && data.length === 66)
      return [{ address, from: party(topics[0]), to: party(topics[1]), amount: word(0) }]
    if (event === transfer && topics.length === 3)
      return [{ address, id: hexToBigInt(topics[2] ?? '0x'), from: party(topics[0]), to: party(topics[1]), amount: 1n }]
    if (event === transferSingle && topics.length === 3)
      return [{ address, id: word(0), from: party(topics[1]), to: party(topics[2]), amount: word(1) }]
    if (event === transferBatch && topics.length === 3) {
      const [from, to] = [party(topics[1]), party(topics[2])]
      const [ids, amounts] = decodeAbiParameters(parseAbiParameters('uint256[] ids, uint256[] amounts'), data)
      return ids.map((id, at) => ({ address, id, from, to, amount: amounts[at] ?? 0n }))
    }
  } catch {
    // Another event with the same name.
  }
  return []
}

async function sum(logs: readonly z.output<typeof log>[], account: string, readToken: ReadToken): Promise<Change[]> {
  const totals = new Map<string, Move>()
  for (const move of logs.flatMap(readMoves)) {
    const sign = (move.to === account ? 1n : 0n) - (move.from === account ? 1n : 0n)
    const key = `${move.address.toLowerCase()} ${move.id ?? ''}`
    const amount = (totals.get(key)?.amount ?? 0n) + sign * move.amount
    if (sign !== 0n) totals.set(key, { ...move, amount })
  }
  const moved = [...totals.values()].filter(({ amount }) => amount !== 0n)
  return Promise.all(
    moved.map(async ({ address, id, amount }) => {
      if (address.toLowerCase() === currency) return { amount }
      const contract = getAddress(address)
      const read = id === undefined ? await readToken(contract) : undefined
      const token = read ?? { address: contract, symbol: '', decimals: 0 }
      return { token, amount, ...(id !== undefined && { id }) }
    }),
  )
}
