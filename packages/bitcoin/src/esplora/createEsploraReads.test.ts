import { passTime } from '@kit/fakes/page'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { bitcoinMainnet } from '../network/bitcoinNetworks.js'
import { createEsploraReads } from './createEsploraReads.js'
import { pickFeeRate } from './readFeeRates.js'

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const txid = 'ab'.repeat(32)
const coin = { txid, vout: 0, value: 1234, status: { confirmed: true } }

type FakeResponse = { readonly status?: number; readonly text: string }

const setUp = (answers: { readonly [url: string]: FakeResponse | Error }, urls = ['https://one', 'https://two/']) => {
  const requested: string[] = []
  const fetch = async (url: string) => {
    requested.push(url)
    const answer = answers[url] ?? new Error('unreachable')
    if (answer instanceof Error) throw answer
    const { status = 200, text } = answer
    const ok = status < 400
    return { ok, status, headers: { get: () => null }, json: async () => JSON.parse(text), text: async () => text }
  }
  const ports = createFakePorts({ fetch: Object.assign(fetch, { calls: [] }) as never })
  const network = { ...bitcoinMainnet, rpcUrls: urls }
  const reads = createEsploraReads({ networks: [network], ports, pollingIntervalMs: 10 })
  return { requested, reads, network, balance: () => passTime(ports.clock, reads.getBalance({ network, address })) }
}
const path = (name: string) => `https://one/address/${address}${name}`

describe('createEsploraReads', () => {
  it('falls back to the next endpoint when one fails, rate-limits or is down', async () => {
    for (const failure of [new Error('down'), { status: 429, text: '' }, { status: 503, text: 'x' }]) {
      const second = `https://two/address/${address}/utxo`
      const { balance } = setUp({ [path('/utxo')]: failure, [second]: { text: JSON.stringify([coin]) } })
      expect((await balance()).value).toBe(1234n)
    }
  })

  it('keeps the query of an endpoint URL, such as a project ID', async () => {
    const url = 'https://one/v1/esplora/bip122:0/?projectId=p'
    const requested = `https://one/v1/esplora/bip122:0/address/${address}/utxo?projectId=p`
    expect((await setUp({ [requested]: { text: JSON.stringify([coin]) } }, [url]).balance()).value).toBe(1234n)
  })

  it('retries all endpoints, then reports that none responded, without their URLs', async () => {
    const { requested, balance } = setUp({})
    const error = await balance().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'rpc/failed' })
    const { docsUrl, ...reported } = JSON.parse(JSON.stringify(error))
    expect(docsUrl).toMatch(/^https:.*\/errors(\.md)?#rpc$/)
    expect(JSON.stringify(reported)).not.toContain('https://')
    expect(requested).toHaveLength(8)
  })

  it.each([
    'null',
    '{}',
    '<html>',
    '[null]',
    '[{}]',
    JSON.stringify([{ ...coin, value: -1 }]),
    JSON.stringify([{ ...coin, value: 0.5 }]),
    JSON.stringify([{ ...coin, value: 2 ** 60 }]),
    JSON.stringify([{ ...coin, value: '5' }]),
    JSON.stringify([{ ...coin, txid: '../../x' }]),
    JSON.stringify([{ ...coin, vout: -1 }]),
  ])('rejects %s as a response and never reads it as zero', async (text) => {
    await expect(setUp({ [path('/utxo')]: { text } }).balance()).rejects.toMatchObject({ code: 'rpc/failed' })
  })

  it('reads the balance of an address with more coins than the endpoint lists', async () => {
    const sums = { funded_txo_sum: 5000, spent_txo_sum: 2000 }
    const stats = JSON.stringify({ chain_stats: sums, mempool_stats: { funded_txo_sum: 10, spent_txo_sum: 5 } })
    const answers = { [path('/utxo')]: { status: 400, text: 'Too many unspent' }, [path('')]: { text: stats } }
    expect((await setUp(answers).balance()).value).toBe(3005n)
    const broken = { ...answers, [path('')]: { text: '{}' } }
    await expect(setUp(broken).balance()).rejects.toMatchObject({ code: 'rpc/failed' })
  })

  it('sends no request for a network without an endpoint, an address of another chain, or a token', async () => {
    const { requested, reads, network } = setUp({})
    const other = { ...network, id: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328' } as const
    const bare = setUp({}, [])
    await expect(bare.balance()).rejects.toMatchObject({ code: 'network/notConfigured' })
    const wrong = reads.getBalance({ network: other, address })
    await expect(wrong).rejects.toMatchObject({ code: 'account/invalidAddress' })
    const token = reads.getBalance({ network, address, token: 'x' })
    await expect(token).rejects.toMatchObject({ code: 'token/notFound' })
    expect(requested).toEqual([])
  })

  it('accepts only sane fee rates', async () => {
    const rates = JSON.stringify({ 1: 20.5, 6: 8, 144: 0.5, x: 3, 2: 1e9, 3: 'a' })
    const { reads, network } = setUp({ 'https://one/fee-estimates': { text: rates } })
    const read = await reads.getFeeRates({ network })
    expect([...read]).toEqual([
      [1, 20.5],
      [6, 8],
      [144, 0.5],
    ])
    expect([1, 5, 6, 143, 1000].map((blocks) => pickFeeRate(read, blocks))).toEqual([20.5, 20.5, 8, 8, 1])
    const insane = setUp({ 'https://one/fee-estimates': { text: '{"1":1e9}' } })
    await expect(insane.reads.getFeeRates({ network })).rejects.toMatchObject({ code: 'rpc/failed' })
  })
})
