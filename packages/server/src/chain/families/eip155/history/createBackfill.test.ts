import { expect, it, onTestFinished } from 'vitest'
import { parseConfig } from '../../../../config/parseConfig.js'
import { openTestStore, temporaryDirectory } from '../../../../testing/startTestServer.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { createBackfill } from './createBackfill.js'
import type { ChainReader } from './createChainReader.js'
import { adoptAccounts } from './records/adoptAccounts.js'
import { isSearched } from './records/isSearched.js'
import { topics } from './topics.data.js'
import { watchAccount } from './watchAccount.js'

const chain = 'eip155:1'
const headNumber = 9999
const account = `0x${'a1'.repeat(20)}`
const callerOf = (name: string) => ({ name, charge: async () => undefined })
const hex = (value: number): string => `0x${value.toString(16)}`
const word = (value: number | string): string => `0x${String(value).replace('0x', '').padStart(64, '0')}`

/** A node with one transfer to the account in each of these blocks. It limits the block range, and returns at most 40 events. */
function nodeOf(blocks: ReadonlySet<number>, widest = 700): ChainReader {
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
    if (high - low >= widest) throw new RpcFailure(-32_602, 'the range is too wide', undefined)
    const found = [...blocks].filter((block) => block >= low && block <= high)
    if (found.length > 40) throw new RpcFailure(-32_005, 'too many events', undefined)
    return names.length === 3 ? found.map(logAt) : []
  }
  return async (calls) => calls.map(({ method, params }) => answer(method, params))
}

it('the backfill finds every transfer once, however few results a node returns per request', async () => {
  const store = await openTestStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const { chains } = parseConfig({ chains: { [chain]: 'http://localhost' } })
  const config = chains[chain]
  if (config === undefined) throw new Error('no chain')
  await watchAccount(store, { chain, address: account, nowMs: 0, caller: callerOf('a') })
  await adoptAccounts(store, chain, headNumber, { ...config.history, bodies: 0 })
  // At both ends, scattered, and many in a row.
  const scattered = Array.from({ length: 300 }, (_, index) => (index * 7919) % headNumber)
  const blocks = new Set([0, headNumber, ...scattered, ...Array.from({ length: 200 }, (_, index) => 5000 + index)])
  let nowMs = 0
  const now = () => nowMs
  const search = createBackfill({ chain, config, store, ask: nodeOf(blocks), now, wrappedNative: undefined })
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

it('the backfill searches soon for a newly requested account, however many another caller requests', async () => {
  const store = await openTestStore(temporaryDirectory())
  onTestFinished(() => store.close())
  const { chains } = parseConfig({ chains: { [chain]: 'http://localhost' } })
  const config = chains[chain]
  if (config === undefined) throw new Error('no chain')
  const ask = async (name: string, address: string) =>
    watchAccount(store, { chain, address, nowMs: 0, caller: callerOf(name) })
  const addressOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  for (let index = 0; index < 200; index += 1) await ask('flood', addressOf(index))
  await expect(ask('flood', addressOf(200))).rejects.toMatchObject({ status: 429 })
  // The last in any order except turns per caller.
  await ask('visitor', account)
  for (let adopted = 1; adopted > 0; )
    adopted = await adoptAccounts(store, chain, headNumber, { ...config.history, bodies: 0 })
  let steps = 0
  const search = createBackfill({
    chain,
    config,
    store,
    ask: nodeOf(new Set(), headNumber),
    now: () => 0,
    wrappedNative: undefined,
  })
  while (!(await isSearched(store, chain, account))) {
    await search.step()
    steps += 1
    expect(steps).toBeLessThan(10)
  }
  const left = await store.db.selectFrom('history_scans').selectAll().where('asked_by', '=', 'flood').execute()
  expect(left.length).toBeGreaterThan(190)
})
