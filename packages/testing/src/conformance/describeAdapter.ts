import { afterAll, beforeAll, describe } from 'vitest'
import { createFakePorts } from '../ports/createFakePorts.js'
import type { AdapterFixture, ConformanceChain } from './AdapterFixture.js'
import { describeCapabilities } from './describeCapabilities.js'
import { describeConnecting } from './describeConnecting.js'
import { describeDiscovery } from './describeDiscovery.js'
import { describeNetworks } from './describeNetworks.js'
import { describeSession } from './describeSession.js'
import { describeTransactions } from './describeTransactions.js'

/**
 * Defines the tests that every adapter must pass, on real local chains with wallets that have real keys. Optional members that the adapter
 * lacks define no tests. Call it at the top level of a Vitest file.
 *
 * @example
 * describeAdapter('eip155 on viem', createEvmFixture({
 *   startChain: (chainId) => startEvm({ chainId }),
 *   createAdapter: (chains) => eip155({ networks: chains.map(({ networkId, url }) => toChain(networkId, url)) }),
 * }))
 */
export const describeAdapter = (name: string, fixture: AdapterFixture): void => {
  describe(name, () => {
    let started: Awaited<ReturnType<AdapterFixture['startChains']>> | undefined
    const chains = (): readonly [ConformanceChain, ConformanceChain] => {
      if (!started) throw new Error('The chains are not started.')
      return started.chains
    }
    beforeAll(async () => {
      started = await fixture.startChains()
    }, 60_000)
    afterAll(async () => {
      await started?.stop()
    })

    const capabilities = fixture.createAdapter(
      fixture.networkIds.map((networkId) => ({ networkId, url: 'http://127.0.0.1:9', tokens: [] })),
    )({ ports: createFakePorts() })
    describeDiscovery(fixture, chains)
    describeConnecting(fixture, chains)
    describeSession(fixture, chains)
    describeNetworks(fixture, capabilities, chains)
    describeTransactions(fixture, capabilities, chains)
    describeCapabilities(fixture, capabilities, chains)
  })
}
