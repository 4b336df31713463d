import { expect, it, onTestFinished } from 'vitest'
import { RpcFailure } from '../../chain/RpcFailure.js'
import { parseConfig } from '../../config/parseConfig.js'
import { openSqliteStore } from '../../store/openSqliteStore.js'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { adoptAccounts } from '../records/adoptAccounts.js'
import { watchAccount } from '../watchAccount.js'
import type { ChainReader } from './createChainReader.js'
import { createPastSearch } from './createPastSearch.js'
import { topics } from './topics.data.js'

const chain = 'eip155:1'
const HEAD = 9999
const account = `0x${'a1'.repeat(20)}`
const hex = (value: number): string => `0x${value.toString(16)}`
const word = (value: number | string): string => `0x${String(value).replace('0x', '').padStart(64, '0')}`

/** A node with one transfer to the account in each of these blocks, which gives events of at most 700 blocks, 40 events at once. */
function nodeOf(blocks: ReadonlySet<number>): ChainReader {
  const logAt = (block: number) => ({
    address: `0x${'c0'.repeat(20)}`,
    topics: [topics.transfer, word(7), word(account)],
    data: word(1),
    blockNumber: hex(block),
    blockHash: word(block),
    transactionHash: word(block),
  })
  function answer(method: string, [first]: readonly unknown[]): unknown {
    const block = Number(
      String(first)
        .slice(-10)
        .replace(/^0+(?=\d)/, ''),
    )
    const place = { blockNumber: hex(block), blockHash: word(block) }
    const sender = { from: `0x${'0'.repeat(39)}7`, to: `0x${'c0'.repeat(20)}` }
    switch (method) {
      case 'eth_getTransactionByHash':
        return {
          ...place,
          ...sender,
          hash: first,
          transactionIndex: '0x0',
          value: '0x0',
          input: '0xa9059cbb',
          nonce: '0x0',
        }
      case 'eth_getTransactionReceipt':
        return { ...place, transactionHash: first, status: '0x1', logs: [logAt(block)] }
      case 'eth_getBlockByNumber':
        return { number: first, hash: word(Number(first)), parentHash: word(0), timestamp: '0x1' }
      default:
        return findLogs(first as { fromBlock: string; toBlock: string; topics: readonly unknown[] })
    }
  }
  function findLogs({
    fromBlock,
    toBlock,
    topics: names,
  }: {
    fromBlock: string
    toBlock: string
    topics: readonly unknown[]
  }) {
    const [low, high] = [Number(fromBlock), Number(toBlock)]
    if (high - low >= 700) throw new RpcFailure(-32_602, 'the range is too wide', undefined)
    const found = [...blocks].filter((block) => block >= low && block <= high)
    if (found.length > 40) throw new RpcFailure(-32_005, 'too many events', undefined)
    return names.length === 3 ? found.map(logAt) : []
  }
  return async (calls) => calls.map(({ method, params }) => answer(method, params))
}

it('finds every transfer once, however little a node gives at once', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const { chains } = parseConfig({ chains: { [chain]: 'http://localhost' } })
  const config = chains[chain]
  if (config === undefined) throw new Error('no chain')
  await watchAccount(store, chain, account, 0)
  await adoptAccounts(store, chain, HEAD, { ...config.history, bodies: 0 })
  // At both ends, scattered, and many in a row.
  const scattered = Array.from({ length: 300 }, (_, index) => (index * 7919) % HEAD)
  const blocks = new Set([0, HEAD, ...scattered, ...Array.from({ length: 200 }, (_, index) => 5000 + index)])
  let nowMs = 0
  const now = () => nowMs
  const search = createPastSearch({ chain, config, store, ask: nodeOf(blocks), now, wrappedNative: undefined })
  for (let steps = 0, isMore = true; isMore; steps += 1) {
    expect(steps).toBeLessThan(2000)
    isMore = await search.step().catch((error) => {
      expect(error).toBeInstanceOf(RpcFailure)
      nowMs += 60_000
      return true
    })
  }
  const found = await store.db.selectFrom('history_entries').select('block').orderBy('block').execute()
  expect(found.map(({ block }) => block)).toEqual([...blocks].sort((a, b) => a - b))
  expect(await store.db.selectFrom('history_scans').selectAll().execute()).toEqual([])
})
