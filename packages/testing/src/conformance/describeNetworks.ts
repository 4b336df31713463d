import { type Adapter, isKitError, type SessionEvent } from '@kit/core/adapter'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AdapterFixture, ConformanceChain, ConformanceWallet } from './AdapterFixture.js'
import { type Bench, createBench, until } from './createBench.js'

/** Defines the tests of switching networks, for adapters that can. */
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

    it('describes a network that was not configured by its id alone', () => {
      const [namespace] = fixture.networkIds[0].split(':')
      const network = bench.adapter.toUnknownNetwork(`${namespace}:4242`)
      expect(network).toMatchObject({ id: `${namespace}:4242`, namespace: namespace, unknown: true })
      expect(network.rpcUrls).toEqual([])
    })

    if (!capabilities.switchNetwork) return

    const switchTo = async (which: 'network' | 'secondNetwork', signal = new AbortController().signal) => {
      const session = await bench.connect(wallet)
      const switched = bench.adapter.switchNetwork?.({ provider: session.provider, network: bench[which], signal })
      return { session, switched: switched ?? Promise.reject(new Error('The adapter has no `switchNetwork`.')) }
    }

    it('stays on the network that the wallet is on', async () => {
      const { switched } = await switchTo('network')
      expect(await switched).toBe(fixture.networkIds[0])
      expect(wallet.networkId).toBe(fixture.networkIds[0])
    })

    if (fixture.networkChoice === 'page') {
      it('switches without asking the wallet, and not when the signal is aborted', async () => {
        const { session, switched } = await switchTo('secondNetwork')
        expect(await switched).toBe(fixture.networkIds[1])
        expect(wallet.promptCount()).toBe(1)
        const call = { provider: session.provider, network: bench.network, signal: AbortSignal.abort() }
        await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/aborted' })
      })
      return
    }

    it.each(fixture.unknownNetworks ?? [])(
      'adds and selects a network that the wallet does not know (%s)',
      async (shape) => {
        wallet.behave({ unknownNetwork: shape })
        const { switched } = await switchTo('secondNetwork')
        expect(await switched).toBe(fixture.networkIds[1])
        expect(wallet.networkId).toBe(fixture.networkIds[1])
      },
    )

    it.each(fixture.networkIdShapes)(
      'reports the network that the owner picks, its id written as %s',
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

    it('is rejected when the owner refuses', async () => {
      const session = await bench.connect(wallet)
      wallet.behave({ mode: 'reject' })
      const call = { provider: session.provider, network: bench.secondNetwork, signal: new AbortController().signal }
      await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/rejected' })
      expect(wallet.networkId).toBe(fixture.networkIds[0])
    })

    it('gives up when the signal is aborted', async () => {
      const session = await bench.connect(wallet)
      wallet.behave({ everything: 'hang' })
      const call = { provider: session.provider, network: bench.secondNetwork, signal: AbortSignal.timeout(50) }
      await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/aborted' })
    })

    it('does not believe a wallet that agrees and stays where it is', async () => {
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
