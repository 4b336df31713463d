import { describe, expect, it } from 'vitest'
import { createFakeService, createStillClock } from '../../test/createFakeService.js'
import { createApiClient } from '../client/createApiClient.js'
import { identitySource } from './identitySource.js'

function setUp() {
  const service = createFakeService(({ pathname }) =>
    pathname === '/v1/supported-chains'
      ? { body: { http: ['eip155:1', 'eip155:100', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] } }
      : { body: { name: 'alice.kit.test', avatar: null } },
  )
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: service.fetch, clock: createStillClock() })
  const source = identitySource(client)
  const ask = (networkId: `${string}:${string}`, isFresh = false) =>
    source({ networkId, address: '0xabc', isFresh, signal: new AbortController().signal })
  const names = () => service.paths().filter((path) => path !== '/v1/supported-chains')
  return { ask, names, service }
}

describe('the service as the source of names', () => {
  it('is asked once for an address, on whatever network, until its name changes', async () => {
    const { ask, names, service } = setUp()
    expect(await ask('eip155:1')).toEqual({ name: 'alice.kit.test', avatar: undefined })
    await ask('eip155:100')
    expect(names()).toEqual(['/v1/identity/0xabc'])
    await ask('eip155:100', true)
    await ask('eip155:1')
    expect(names()).toHaveLength(2)
    expect(service.caches).toEqual([undefined, undefined, 'reload'])
  })

  it('is asked of EVM chains that it serves alone', async () => {
    const { ask, names } = setUp()
    expect(await ask('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBeUndefined()
    expect(await ask('eip155:5')).toEqual({ name: undefined, avatar: undefined })
    expect(names()).toEqual([])
  })
})
