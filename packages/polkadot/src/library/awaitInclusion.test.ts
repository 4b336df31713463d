import { passTime } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../testing/setUp.js'
import { awaitInclusion } from './awaitInclusion.js'
import type { OpenChain } from './openChain.js'

const hash = `0x${'ab'.repeat(32)}`
type Event = readonly [index: number, section: string, method: string, data?: readonly unknown[]]

/** A chain with these answers, in which the transaction is `0x01` and has these events. */
function chainOf(events: readonly Event[], answers: { readonly [method: string]: (param?: unknown) => unknown }) {
  const records = events.map(([index, section, method, data = []]) => ({
    phase: { isApplyExtrinsic: true, asApplyExtrinsic: { toNumber: () => index } },
    event: { section, method, data },
  }))
  const api = {
    at: async () => ({ query: { system: { events: async () => records } } }),
    registry: {
      createType: (_: string, extrinsic: string) => ({ toU8a: () => extrinsic }),
      hash: (extrinsic: string) => ({ toHex: () => (extrinsic === '0x01' ? hash : '0x') }),
    },
  }
  const send = async (method: string, param?: unknown) => answers[method]?.(param)
  return { api, send } as unknown as OpenChain
}

/** Waits on a chain whose newest block contains the transaction at index 1, with these events. */
const wait = (events: readonly Event[]) => {
  const chain = chainOf(events, {
    chain_getHeader: () => ({ number: '0x1' }),
    chain_getBlockHash: () => '0xb1',
    chain_getBlock: () => ({ block: { extrinsics: ['0x00', '0x01'] } }),
  })
  return awaitInclusion(chain, createFakePorts().clock, { network: networkOf('a'), hash })
}

const paid = (index: number, fee: unknown): Event => [
  index,
  'transactionPayment',
  'TransactionFeePaid',
  ['who', fee, '0'],
]

describe('awaitInclusion', () => {
  it('returns the fee that the sender paid, also for a failed extrinsic', async () => {
    const receipt = { hash, blockNumber: 0n }
    expect(await wait([paid(0, '9'), paid(1, '5636693')])).toEqual({ ...receipt, status: 'success', fee: 5_636_693n })
    const failed = await wait([[1, 'system', 'ExtrinsicFailed'], paid(1, '7')])
    expect(failed).toEqual({ ...receipt, status: 'reverted', fee: 7n })
  })

  it.each([-3_600_000, 3_600_000])(
    'keeps its timeout when the clock is changed by %i ms while it waits',
    async (setByMs) => {
      const countPolls = async (jumpMs: number) => {
        const { clock } = createFakePorts()
        let looks = 0
        const send = async (method: string) => {
          if (method !== 'chain_getHeader') return { block: { extrinsics: [] } }
          looks += 1
          if (looks === 3) clock.jump(jumpMs)
          return { number: '0x0' }
        }
        const call = { network: networkOf('a'), hash, timeoutMs: 60_000 }
        const wait = awaitInclusion({ send } as unknown as OpenChain, clock, call)
        await expect(passTime(clock, wait)).rejects.toMatchObject({ code: 'transaction/timedOut' })
        return looks
      }
      expect(await countPolls(setByMs)).toBe(await countPolls(0))
    },
  )

  it.each([
    [[]],
    [[paid(0, '9')]],
    [[paid(1, 'x')]],
    [[paid(1, '-1')]],
    [[[1, 'transactionPayment', 'TransactionFeePaid']]],
  ])('returns no fee when the chain reports none (%#)', async (events) => {
    expect(await wait(events as readonly Event[])).toEqual({ hash, blockNumber: 0n, status: 'success' })
  })

  it.each([
    ['that the node did not have yet', undefined],
    ['that replaced another one in a reorg', '0xa3'],
  ])('finds a transaction in a block %s, although it could have expired since', async (_, before) => {
    let reads = 0
    let head = 3
    const hashOf = (number: number): string | undefined => {
      if (number !== 3) return `0xa${number}`
      reads += 1
      return reads === 1 ? before : '0xb3'
    }
    const answers: { readonly [method: string]: (param: never) => unknown } = {
      chain_getHeader: (of?: string) => {
        const number = of === undefined ? head : head - 1
        if (of === undefined) head += 4
        return { number: `0x${number.toString(16)}` }
      },
      chain_getFinalizedHead: () => '0xa0',
      chain_getBlockHash: hashOf,
      chain_getBlock: (of: string) => ({ block: { extrinsics: of === '0xb3' ? ['0x00', '0x01'] : ['0x00'] } }),
    }
    const { clock } = createFakePorts()
    const call = { network: networkOf('a'), hash, timeoutMs: 60_000 }
    const waiting = awaitInclusion(chainOf([], answers as never), clock, call, { first: 1, last: 5 })
    expect(await passTime(clock, waiting)).toMatchObject({ hash, blockNumber: 3n, status: 'success' })
  })

  it('reports expiry once the last block is final', async () => {
    const numbers = { head: 3, final: 0 }
    const { clock } = createFakePorts()
    const answers = {
      chain_getHeader: (of?: string) => {
        const name = of === undefined ? 'head' : 'final'
        numbers[name] += 1
        return { number: `0x${numbers[name].toString(16)}` }
      },
      chain_getFinalizedHead: () => '0xa0',
      chain_getBlockHash: (number: number) => `0xa${number}`,
      chain_getBlock: () => ({ block: { extrinsics: ['0x00'] } }),
    }
    const call = { network: networkOf('a'), hash, timeoutMs: 60_000 }
    const waiting = awaitInclusion(chainOf([], answers as never), clock, call, { first: 1, last: 5 })
    await expect(passTime(clock, waiting)).rejects.toMatchObject({ code: 'transaction/expired' })
    expect(numbers.final).toBe(5)
  })
})
