import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { createBench, until } from './createBench.js'
import { type ConformanceChains, setUpBench } from './setUpBench.js'

/** Defines the tests of discovery: which wallets are found, when, and how hostile announcements are handled. */
export const describeDiscovery = (fixture: AdapterFixture, chains: ConformanceChains): void => {
  describe('discovery', () => {
    const setup = setUpBench(fixture, chains)

    it('finds a wallet that was in the page before it started', async () => {
      setup.bench.end()
      const early = createBench(fixture, chains())
      const wallet = fixture.createWallet(chains())
      early.end()
      wallet.announce(early.ports.announcements.page)
      const seen: string[] = []
      const end = early.adapter.watchConnectors((list) => {
        seen.splice(0, seen.length, ...list.map((connector) => connector.info.name))
      })
      await until(() => (seen.includes(wallet.name) ? true : undefined), 'the early wallet')
      end()
    })

    it('finds a wallet that is announced late', async () => {
      const wallet = setup.bench.addWallet()
      const { info } = await setup.bench.connectorOf(wallet)
      expect(info.namespaces).toContain(setup.bench.adapter.namespace)
      expect(info.type).toBe('ANNOUNCED')
    })

    it('distinguishes several wallets and lists none twice', async () => {
      const one = setup.bench.addWallet({ name: 'Wallet One', id: 'one' })
      const two = setup.bench.addWallet({ name: 'Wallet Two', id: 'two' })
      one.announce(setup.bench.ports.announcements.page)
      const [first, second] = await Promise.all([setup.bench.connectorOf(one), setup.bench.connectorOf(two)])
      expect(first.info.id).not.toBe(second.info.id)
      expect(setup.bench.connectors()).toHaveLength(2)
    })

    it('touches neither the network nor the wallet, and stores nothing', async () => {
      const wallet = setup.bench.addWallet()
      await setup.bench.connectorOf(wallet)
      expect(setup.bench.ports.fetch.calls).toEqual([])
      expect(setup.bench.ports.storage.items.size).toBe(0)
      expect([wallet.promptCount(), wallet.listenerCount()]).toEqual([0, 0])
    })

    it('removes its listeners and reports nothing more after it ends', () => {
      setup.bench.end()
      expect(setup.bench.ports.announcements.listenerCount()).toBe(0)
      const before = setup.bench.connectors()
      setup.bench.addWallet()
      expect(setup.bench.connectors()).toBe(before)
    })

    it('caps the name, strips bidirectional controls, and drops an invalid icon', async () => {
      const name = `Nice\u202e\u2066 <img src=x onerror=alert(1)> ${'x'.repeat(500)}`
      setup.bench.addWallet({ name, icon: 'javascript:alert(1)' })
      const { info } = await until(() => setup.bench.connectors()[0], 'the hostile wallet')
      expect(info.name).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
      expect(info.name.length).toBeLessThanOrEqual(100)
      expect(info.imageUrl).toBeUndefined()
    })

    it.each(fixture.malformedAnnouncements)('ignores $title', async ({ dispatch }) => {
      dispatch(setup.bench.ports.announcements.page)
      const wallet = setup.bench.addWallet()
      await setup.bench.connectorOf(wallet)
      expect(setup.bench.connectors()).toHaveLength(1)
    })
  })
}
