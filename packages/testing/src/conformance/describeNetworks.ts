import { type Adapter, isKitError, namespaceOf, type SessionEvent } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { until } from './createBench.js'
import { type BenchSetup, type ConformanceChains, setUpBench } from './setUpBench.js'

/** Defines the tests of switching networks, for adapters that support it. */
export const describeNetworks = (fixture: AdapterFixture, capabilities: Adapter, chains: ConformanceChains): void => {
  describe('networks', () => {
    const setup = setUpBench(fixture, chains)

    it('describes an unconfigured network by its ID alone', () => {
      const namespace = namespaceOf(fixture.networkIds[0])
      const network = setup.bench.adapter.toUnknownNetwork(`${namespace}:4242`)
      expect(network).toMatchObject({ id: `${namespace}:4242`, namespace, unknown: true })
      expect(network.rpcUrls).toEqual([])
    })

    if (!capabilities.switchNetwork) return
    defineStay(setup)
    if (fixture.networkChoice === 'page') definePageSwitches(setup)
    else {
      defineWalletSwitches(setup)
      defineFailedSwitches(setup)
    }
  })
}

type SwitchOptions = {
  readonly behavior?: Parameters<BenchSetup['wallet']['behave']>[0]
  readonly signal?: AbortSignal
}

/** Connects, changes the wallet's behavior, and switches. */
async function switchTo(
  { bench, wallet }: BenchSetup,
  which: 'network' | 'secondNetwork',
  { behavior = {}, signal = new AbortController().signal }: SwitchOptions = {},
) {
  const session = await bench.connect(wallet)
  wallet.behave(behavior)
  const switched = bench.adapter.switchNetwork?.({ provider: session.provider, network: bench[which], signal })
  return { session, switched: switched ?? Promise.reject(new Error('The adapter has no `switchNetwork`.')) }
}

function defineStay(setup: BenchSetup): void {
  it('stays on the wallet’s network', async () => {
    const { switched } = await switchTo(setup, 'network')
    expect(await switched).toBe(setup.fixture.networkIds[0])
    expect(setup.wallet.networkId).toBe(setup.fixture.networkIds[0])
  })
}

function definePageSwitches(setup: BenchSetup): void {
  it('switches without prompting the wallet, and not when the signal is aborted', async () => {
    const { session, switched } = await switchTo(setup, 'secondNetwork')
    const { bench, wallet, fixture } = setup
    expect(await switched).toBe(fixture.networkIds[1])
    expect(wallet.promptCount()).toBe(1)
    const call = { provider: session.provider, network: bench.network, signal: AbortSignal.abort() }
    await expect(bench.adapter.switchNetwork?.(call)).rejects.toMatchObject({ code: 'connection/aborted' })
  })
}

function defineWalletSwitches(setup: BenchSetup): void {
  const { fixture } = setup
  it.each(fixture.unknownNetworks ?? [])(
    'adds and selects a network that the wallet does not have (%s)',
    async (shape) => {
      const { switched } = await switchTo(setup, 'secondNetwork', { behavior: { unknownNetwork: shape } })
      expect(await switched).toBe(fixture.networkIds[1])
      expect(setup.wallet.networkId).toBe(fixture.networkIds[1])
    },
  )

  it.each(fixture.networkIdShapes)(
    'reports the network that the user picks, with its ID written as %s',
    async (shape) => {
      setup.wallet.behave({ networkIdShape: shape })
      const { session, switched } = await switchTo(setup, 'secondNetwork')
      expect(await switched).toBe(fixture.networkIds[1])
      const events: SessionEvent[] = []
      const end = session.watch((event) => events.push(event))
      setup.wallet.selectNetwork(fixture.networkIds[0])
      const event = await until(() => events.findLast((one) => one.type === 'networkChanged'), 'the change')
      expect(event).toMatchObject({ networkId: fixture.networkIds[0] })
      end()
    },
  )

  it('leaves no listener on the wallet after switching', async () => {
    const { switched } = await switchTo(setup, 'secondNetwork')
    await switched
    expect(setup.wallet.listenerCount()).toBe(0)
  })
}

function defineFailedSwitches(setup: BenchSetup): void {
  it('rejects when the user rejects the switch', async () => {
    const { switched } = await switchTo(setup, 'secondNetwork', { behavior: { mode: 'reject' } })
    await expect(switched).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(setup.wallet.networkId).toBe(setup.fixture.networkIds[0])
  })

  it('stops waiting when the signal is aborted', async () => {
    const signal = AbortSignal.timeout(50)
    const { switched } = await switchTo(setup, 'secondNetwork', { behavior: { allRequests: 'hang' }, signal })
    await expect(switched).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('does not trust a wallet that accepts but stays on its network', async () => {
    await (await switchTo(setup, 'secondNetwork')).switched
    const { switched } = await switchTo(setup, 'network', { behavior: { ignoresSwitch: true } })
    const error: unknown = await switched.catch((reason: unknown) => reason)
    expect(isKitError(error)).toBe(true)
    expect(isKitError(error, 'connection/rejected')).toBe(false)
  }, 20_000)
}
