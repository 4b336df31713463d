import { createFakeFetch, createFakePorts, type FakeResponse } from '@kit/testing'
import { SolanaJSONRPCError } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { solanaDevnet as network, solanaMainnet } from '../network/solanaNetworks.js'
import { solana } from '../solana.js'

const urls = ['https://one.example', 'https://two.example']

/** Creates an adapter for one network with two endpoints whose responses the test defines. */
function connect(answer: (url: string, id: string) => FakeResponse) {
  const fetch = createFakeFetch((url, body = '') => answer(url, JSON.parse(body).id))
  const adapter = solana({ networks: [network], rpcUrls: { [network.id]: urls } })({
    ports: createFakePorts({ fetch }),
  })
  return { adapter, requested: () => fetch.calls.map(({ url }) => url) }
}

describe('createConnection', () => {
  it("uses the adapter's endpoints in order, and no other host", async () => {
    const { adapter, requested } = connect((url, id) =>
      url === urls[0] ? { status: 503, body: 'busy' } : { body: { jsonrpc: '2.0', id, result: 7 } },
    )
    const connection = await adapter.getConnection(network)
    expect(requested()).toEqual([])
    expect(await connection.getSlot()).toBe(7)
    expect(requested()).toEqual(urls)
  })

  it("reports a refusal of the node with the library's own errors", async () => {
    const { adapter, requested } = connect((_, id) => ({
      body: { jsonrpc: '2.0', id, error: { code: -32602, message: 'Invalid param' } },
    }))
    const connection = await adapter.getConnection(network)
    const error = await connection.getSlot().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SolanaJSONRPCError)
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('Invalid param') })
    expect(requested()).toHaveLength(1)
  })

  it("reads at the kit's commitment", async () => {
    const fetch = createFakeFetch((_, body = '') => ({ body: { jsonrpc: '2.0', id: JSON.parse(body).id, result: 7 } }))
    const adapter = solana({ networks: [network], rpcUrls: { [network.id]: urls } })({
      ports: createFakePorts({ fetch }),
    })
    await (await adapter.getConnection(network)).getSlot()
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toMatchObject({ params: [{ commitment: 'confirmed' }] })
  })

  it('returns the right response for each of several parallel requests', async () => {
    const { adapter } = connect((_, id) => ({ body: { jsonrpc: '2.0', id, result: null } }))
    const connection = await adapter.getConnection(network)
    const options = { maxSupportedTransactionVersion: 0 } as const
    expect(await connection.getTransactions(['1'.repeat(88), '2'.repeat(88)], options)).toEqual([null, null])
  })

  it("rejects with the endpoints' failure when no node responds", async () => {
    const { adapter } = connect(() => ({ status: 400, body: 'no' }))
    const connection = await adapter.getConnection(network)
    await expect(connection.getSlot()).rejects.toMatchObject({ status: 400 })
  })

  it('serves only the networks of the adapter', async () => {
    const { adapter } = connect(() => ({ body: '' }))
    await expect(adapter.getConnection(solanaMainnet)).rejects.toMatchObject({ code: 'network/notConfigured' })
  })
})

describe('SOL balance', () => {
  it('stays exact beyond double precision, without the library', async () => {
    const { adapter } = connect(() => ({ body: '{"jsonrpc":"2.0","id":1,"result":{"value":18446744073709551615}}' }))
    const address = '11111111111111111111111111111111'
    expect((await adapter.getBalance({ network, address })).value).toBe(2n ** 64n - 1n)
  })
})
