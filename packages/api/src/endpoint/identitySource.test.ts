import type { Identity } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { createApiClient } from '../client/createApiClient.js'
import { createFakeService, createStillClock, type FakeResponse } from '../testing/createFakeService.js'
import { getIdentity } from './getIdentity.js'
import { identitySource } from './identitySource.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const noIdentity: Identity = { name: undefined, avatar: undefined }
const ofChain: Identity = { name: 'alice.eth', avatar: undefined }

function setUp(answer: FakeResponse = { body: { name: 'alice.kit.test', avatar: null } }) {
  const service = createFakeService(({ pathname }) =>
    pathname === '/v1/supported-chains' ? { body: { http: ['eip155:1', 'eip155:100', solana], ws: [] } } : answer,
  )
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock: createStillClock() })
  const source = identitySource(client)
  return {
    client,
    service,
    ask: (networkId: `${string}:${string}`, readChain?: () => Promise<Identity>) => {
      const [namespace, reference] = networkId.split(':') as [string, string]
      const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
      const network = { id: networkId, namespace, reference, name: 'One', nativeCurrency, rpcUrls: [] }
      return source({ network, address: '0xabc', readChain, signal: new AbortController().signal })
    },
    names: () => service.paths().filter((path) => path !== '/v1/supported-chains'),
  }
}

describe('identitySource', () => {
  it('requests an address once, on any network, until its name changes', async () => {
    const { ask, client, names, service } = setUp()
    expect(await ask('eip155:1')).toEqual({ name: 'alice.kit.test', avatar: undefined })
    await ask('eip155:100')
    expect(names()).toEqual(['/v1/identity/0xabc'])
    await getIdentity(client, { address: '0xabc', bypassCache: true })
    await ask('eip155:1')
    expect(names()).toHaveLength(2)
    expect(service.caches).toEqual([undefined, undefined, 'reload'])
  })

  it('falls back to the chain when the service fails, has no name or does not support the network', async () => {
    const chain = async () => ofChain
    expect(await setUp().ask('eip155:1', chain)).toMatchObject({ name: 'alice.kit.test' })
    expect(await setUp({ status: 400, body: {} }).ask('eip155:1', chain)).toEqual(ofChain)
    expect(await setUp({ body: { name: null, avatar: null } }).ask('eip155:1', chain)).toEqual(ofChain)
    expect(await setUp().ask('eip155:5', chain)).toEqual(ofChain)
    expect(await setUp().ask(solana, chain)).toEqual(ofChain)
  })

  it('sends requests for supported EVM chains only', async () => {
    const { ask, names } = setUp()
    expect(await ask(solana)).toEqual(noIdentity)
    expect(await ask('eip155:5')).toEqual(noIdentity)
    expect(names()).toEqual([])
  })
})
