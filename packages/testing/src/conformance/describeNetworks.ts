import { type Adapter, isKitError, namespaceOf, type SessionEvent } from '@kit/core/adapter'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdapterFixture, ConformanceChain, ConformanceWallet } from './AdapterFixture.js'
import { type Bench, createBench, until } from './createBench.js'

/** Defines the tests of switching networks, for adapters that support it. */
export const describeNetworks = (
  fixture: AdapterFixture,
  capabilities: Adapter,
  chains: () => readonly [ConformanceChain, ConformanceChain],
): void => {
  describe('networks', () => {
    let bench: Bench
    let wallet: ConformanceWallet
    beforeEach(() => {
      bench = createBench(fixture, chains())
      wallet = bench.addWallet()
    })
    afterEach(() => bench.end())

    it('describes an unconfigured network by its ID alone', () => {
      const namespace = namespaceOf(fixture.networkIds[0])
      const network = bench.adapter.toUnknownNetwork(`${namespace}:4242`)
      expect(network).toMatchObject({ id: `${namespace}:4242`, namespace, unknown: true })
      expect(network.rpcUrls).toEqual([])
    })

    if (!capabilities.switchNetwork) return

    const switchTo = async (which: 'network' | 'secondNetwork', signal = new AbortController().signal) => {
      const session = await bench.connect(wallet)
      const switched = bench.adapter.switchNetwork?.({ provider: session.provider, network: bench[which], signal })
      return { session, switched: switched ?? Promise.reject(new Error('The adapter has no `switchNetwork`.')) }
    }

    it('stays on the wallet’s network', async () => {
      const { switched } = await switchTo('network')
      expect(await switched).toBe(fixture.networkIds[0])
      expect(wallet.networkId).toBe(fixture.networkIds[0])
    })

    if (fixture.networkChoice === 'page') {
      it('switches without prompting the wallet, and not when the signal is aborted', async () => {
        const { session, switched } = await switchTo('secondNetwork')
        expect(await switched).toBe(fixture.networkIds[1])
        expect(wallet.promptCount()).toBe(1)
        const call = { provider: session.provider, network: bench.network, signal: AbortSignal.abort() }
        await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/aborted' })
      })
      return
    }

    it.each(fixture.unknownNetworks ?? [])(
      'adds and selects a network that the wallet does not have (%s)',
      async (shape) => {
        wallet.behave({ unknownNetwork: shape })
        const { switched } = await switchTo('secondNetwork')
        expect(await switched).toBe(fixture.networkIds[1])
        expect(wallet.networkId).toBe(fixture.networkIds[1])
      },
    )

    it.each(fixture.networkIdShapes)(
      'reports the network that the user picks, with its ID written as %s',
      async (shape) => {
        wallet.behave({ networkIdShape: shape })
        const { session, switched } = await switchTo('secondNetwork')
        expect(await switched).toBe(fixture.networkIds[1])
        const events: SessionEvent[] = []
        const end = session.watch((event) => events.push(event))
        wallet.selectNetwork(fixture.networkIds[0])
        const event = await until(() => events.findLast((one) => one.type === 'networkChanged'), 'the change')
        expect(event).toMatchObject({ networkId: fixture.networkIds[0] })
        end()
      },
    )

    it('rejects when the user rejects the switch', async () => {
      const session = await bench.connect(wallet)
      wallet.behave({ mode: 'reject' })
      const call = { provider: session.provider, network: bench.secondNetwork, signal: new AbortController().signal }
      await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/rejected' })
      expect(wallet.networkId).toBe(fixture.networkIds[0])
    })

    it('stops waiting when the signal is aborted', async () => {
      const session = await bench.connect(wallet)
      wallet.behave({ allRequests: 'hang' })
      const call = { provider: session.provider, network: bench.secondNetwork, signal: AbortSignal.timeout(50) }
      await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/aborted' })
    })

    it('does not trust a wallet that accepts but stays on its network', async () => {
      const { switched } = await switchTo('secondNetwork')
      await switched
      wallet.behave({ ignoresSwitch: true })
      const session = await bench.connect(wallet)
      const call = { provider: session.provider, network: bench.network, signal: new AbortController().signal }
      const error: unknown = await bench.adapter.switchNetwork?.(call).catch((reason: unknown) => reason)
      expect(isKitError(error)).toBe(true)
      expect(isKitError(error, 'connection/rejected')).toBe(false)
    }, 20_000)

    it('leaves no listener on the wallet after switching', async () => {
      const { switched } = await switchTo('secondNetwork')
      await switched
      expect(wallet.listenerCount()).toBe(0)
    })
  })
}
