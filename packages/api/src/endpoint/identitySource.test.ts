import type { Identity } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { createFakeService, createStillClock, type FakeResponse } from '../../test/createFakeService.js'
import { createApiClient } from '../client/createApiClient.js'
import { identitySource } from './identitySource.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const nobody: Identity = { name: undefined, avatar: undefined }
const ofChain: Identity = { name: 'alice.eth', avatar: undefined }

function setUp(first: FakeResponse = { body: { name: 'alice.kit.test', avatar: null } }) {
  let answer = first
  const service = createFakeService(({ pathname }) =>
    pathname === '/v1/supported-chains' ? { body: { http: ['eip155:1', 'eip155:100', solana], ws: [] } } : answer,
  )
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock: createStillClock() })
  const source = identitySource(client)
  return {
    service,
    ask: (networkId: `${string}:${string}`, isFresh = false, readChain?: () => Promise<Identity>) =>
      source({ networkId, address: '0xabc', isFresh, readChain, signal: new AbortController().signal }),
    answerWith(next: FakeResponse) {
      answer = next
    },
    names: () => service.paths().filter((path) => path !== '/v1/supported-chains'),
    caches: () => service.caches.slice(1),
  }
}

describe('the service as the source of names', () => {
  it('is asked once for an address, on whatever network, until its name changes', async () => {
    const { ask, caches, names } = setUp()
    expect(await ask('eip155:1')).toEqual({ name: 'alice.kit.test', avatar: undefined })
    await ask('eip155:100')
    expect(names()).toEqual(['/v1/identity/0xabc'])
    await ask('eip155:100', true)
    await ask('eip155:1')
    expect(caches()).toEqual([undefined, 'reload'])
  })

  it('is asked past every cache for a name that changed, until it answers', async () => {
    const { answerWith, ask, caches } = setUp({ status: 400, body: {} })
    await expect(ask('eip155:1', true)).rejects.toMatchObject({ code: 'api/refused' })
    answerWith({ body: { name: 'alice.kit.test', avatar: null } })
    expect(await ask('eip155:100')).toMatchObject({ name: 'alice.kit.test' })
    await ask('eip155:1')
    expect(caches()).toEqual(['reload', 'reload'])
  })

  it('gives way to the chain where it fails, knows nobody or does not serve the network', async () => {
    const chain = async () => ofChain
    expect(await setUp().ask('eip155:1', false, chain)).toMatchObject({ name: 'alice.kit.test' })
    expect(await setUp({ status: 400, body: {} }).ask('eip155:1', false, chain)).toEqual(ofChain)
    expect(await setUp({ body: { name: null, avatar: null } }).ask('eip155:1', false, chain)).toEqual(ofChain)
    expect(await setUp().ask('eip155:5', false, chain)).toEqual(ofChain)
    expect(await setUp().ask(solana, false, chain)).toEqual(ofChain)
  })

  it('is asked of EVM chains that it serves alone', async () => {
    const { ask, names } = setUp()
    expect(await ask(solana)).toEqual(nobody)
    expect(await ask('eip155:5')).toEqual(nobody)
    expect(names()).toEqual([])
  })
})
