import { devChain } from '@kit/devnet'
import { createFakePorts } from '@kit/testing'
import { custom } from 'viem'
import { getChainId } from 'viem/actions'
import { describe, expect, it } from 'vitest'
import type { Eip155Options } from '../ViemAdapter.js'
import { createNetworkClient } from './createNetworkClient.js'

const chain = devChain({ chainId: 31337, url: 'https://one.example' })

describe('createNetworkClient', () => {
  it('polls and caches for four seconds', () => {
    const client = setUp()
    expect([client.pollingInterval, client.cacheTime]).toEqual([4000, 4000])
    expect(client.batch).toEqual({ multicall: { batchSize: 1024, wait: 0 } })
  })

  it('contacts no gateway that a contract names, unless the app allows it', () => {
    expect(setUp().ccipRead).toBe(false)
    expect(setUp({ ccipRead: true }).ccipRead).toMatchObject({ request: expect.any(Function) })
  })

  it("uses the app's own transport instead of the endpoints", async () => {
    const transport = custom({ request: async () => '0x7a69' })
    await expect(getChainId(setUp({ transports: { 31337: transport } }))).resolves.toBe(31337)
  })
})

/** A client that must not send any request. */
function setUp(options: Partial<Eip155Options> = {}) {
  return createNetworkClient({
    chain,
    request: () => Promise.reject(new Error('A request was sent.')),
    options: { networks: [chain], ...options },
    ports: createFakePorts(),
  })
}
