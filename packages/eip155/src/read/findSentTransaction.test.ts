import type { TransactionQuery } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { findSentTransaction } from './findSentTransaction.js'

const network = { id: 'eip155:1' } as unknown as Parameters<typeof findSentTransaction>[1]['network']
const address = '0xaaaa000000000000000000000000000000001111'
const shop = '0xbbbb000000000000000000000000000000002222'
const coin = '0xcccc000000000000000000000000000000003333'
const mark = { timeMs: 0, height: 1_000, nonce: 7 }
const quantity = (value: number) => `0x${value.toString(16)}`
const paid = { to: shop, value: '0x19', input: '0x', from: address }

/** A chain of 5,000 blocks with the account's transactions in the given ones. */
function startChain(sent: readonly { readonly block: number | 'pending'; readonly nonce: number }[], more = {}) {
  const requested: string[] = []
  const rows = sent.map((row) => ({
    ...paid,
    ...more,
    ...row,
    nonce: quantity(row.nonce),
    hash: quantity(row.nonce + 1),
  }))
  const isBy = (row: (typeof rows)[number], tag: string) =>
    tag === 'pending' || (row.block !== 'pending' && row.block <= Number(tag))
  const answers = {
    eth_blockNumber: () => quantity(5_000),
    eth_getTransactionCount: (_: unknown, tag: string) => quantity(5 + rows.filter((row) => isBy(row, tag)).length),
    eth_getBlockByNumber: (tag: string) => ({
      timestamp: tag,
      transactions: [
        { ...paid, from: shop, nonce: '0x7', hash: '0x99' },
        ...rows.filter(({ block }) => (block === 'pending' ? tag === block : block === Number(tag))),
      ],
    }),
  } as Record<string, (...params: never[]) => unknown>
  const request = async ({
    method,
    params = [],
  }: {
    readonly method: string
    readonly params?: readonly unknown[]
  }) => {
    requested.push(method)
    return answers[method]?.(...(params as never[]))
  }
  const find = (sent: TransactionQuery = { to: shop, amount: 25n }, timeMs = 0) =>
    findSentTransaction(request as never, {
      network,
      address: `0xAAAA${address.slice(6)}`,
      mark: { ...mark, timeMs },
      sent,
    })
  return { answers, requested, find }
}
const before = [
  { block: 900, nonce: 5 },
  { block: 1_001, nonce: 6 },
]

describe('findSentTransaction', () => {
  it('finds a transaction among thousands of blocks with few requests', async () => {
    const { requested, find } = startChain([...before, { block: 1_002, nonce: 7 }, { block: 4_321, nonce: 8 }])
    expect(await find()).toEqual(['0x9', '0x8'])
    expect(requested.length).toBeLessThan(50)
  })

  it('rejects when the node does not have a block, which may contain the transaction', async () => {
    const { answers, find } = startChain([...before, { block: 4_321, nonce: 7 }])
    answers['eth_getBlockByNumber'] = () => null
    await expect(find()).rejects.toMatchObject({ code: 'rpc/failed' })
  })

  it('needs three requests while nothing was sent, and ignores earlier transactions', async () => {
    const { requested, find } = startChain(before)
    expect(await find()).toEqual([])
    expect(requested).toHaveLength(3)
  })

  it('ignores an identical transaction in a block that is much older than the mark', async () => {
    // A block of this chain has its number as its time, in seconds.
    const { find } = startChain([...before, { block: 1_002, nonce: 7 }, { block: 1_070, nonce: 8 }])
    expect(await find(undefined, 1_062_000)).toEqual(['0x9', '0x8'])
    expect(await find(undefined, 1_063_000)).toEqual(['0x9'])
  })

  it('finds a pending transaction on nodes that expose it, and on others once it is mined', async () => {
    const waiting = startChain([...before, { block: 'pending', nonce: 7 }])
    expect(await waiting.find()).toEqual(['0x8'])
    const silent = startChain([...before, { block: 'pending', nonce: 7 }])
    const read = silent.answers['eth_getBlockByNumber'] as (...params: never[]) => unknown
    silent.answers['eth_getBlockByNumber'] = ((tag: string) => {
      if (tag === 'pending') throw new Error('unsupported')
      return read(tag as never)
    }) as never
    expect(await silent.find()).toEqual([])
  })

  it('finds a transaction that is mined between two requests', async () => {
    const { answers, find } = startChain([...before, { block: 5_001, nonce: 7 }])
    const { eth_getBlockByNumber: readBlock } = answers
    let tip = 5_000
    answers['eth_blockNumber'] = () => quantity(tip)
    answers['eth_getBlockByNumber'] = (...params: never[]) => {
      // A transaction that was pending when it was counted is in the next block when it is read.
      if ((params[0] as unknown) === 'pending') tip = 5_001
      return readBlock?.(...params)
    }
    expect(await find()).toEqual(['0x8'])
  })

  it('matches exactly, except for data that wallets append', async () => {
    const data = `0xa9059cbb${shop.slice(2).padStart(64, '0')}${(25).toString(16).padStart(64, '0')}` as const
    const token = { to: shop, amount: 25n, token: coin }
    const of = (more: object) => startChain([...before, { block: 2_000, nonce: 7 }], more)
    const transfer = { to: coin, value: '0x0', input: data }
    expect(await of(transfer).find(token)).toEqual(['0x8'])
    expect(await of({ ...transfer, input: `${data.toUpperCase().replace('0X', '0x')}8021` }).find(token)).toEqual([
      '0x8',
    ])
    expect(await of(transfer).find({ to: coin, data, value: 0n })).toEqual(['0x8'])
    for (const other of [
      { to: shop },
      { value: '0x1' },
      { input: data.replace(/19$/, '18') },
      { input: data.slice(0, -2) },
      { from: shop },
    ])
      expect(await of({ ...transfer, ...other }).find(token)).toEqual([])
  })

  it('returns nothing for a smart account, or without a nonce in the mark', async () => {
    const requested: unknown[] = []
    const request = (async (one: unknown) => requested.push(one)) as never
    const sent = { to: shop, amount: 25n }
    expect(
      await findSentTransaction(request, { network, address: `0xAAAA${address.slice(6)}`, mark: { timeMs: 0 }, sent }),
    ).toEqual([])
    expect(requested).toEqual([])
  })

  it("passes on the node's error when it has pruned that state", async () => {
    const { answers, find } = startChain([...before, { block: 2_000, nonce: 7 }])
    answers['eth_getTransactionCount'] = ((_: unknown, tag: string) => {
      if (tag === 'pending' || tag === quantity(5_000)) return '0x8'
      throw new Error('missing trie node')
    }) as never
    await expect(find()).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
