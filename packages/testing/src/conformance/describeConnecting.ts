import { isKitError } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import type { AdapterFixture } from './AdapterFixture.js'
import { type Bench, requestOf, until } from './createBench.js'
import { type BenchSetup, type ConformanceChains, setUpBench } from './setUpBench.js'

/** Defines the tests of connecting and restoring, with well-behaved and faulty wallets. */
export const describeConnecting = (fixture: AdapterFixture, chains: ConformanceChains): void => {
  describe('connecting', () => {
    const setup = setUpBench(fixture, chains)
    defineConnects(setup)
    defineRestores(setup)
  })
}

function defineConnects(setup: BenchSetup): void {
  const { fixture } = setup
  it('returns the account and the network that the wallet has selected', async () => {
    const { bench, wallet } = setup
    const session = await bench.connect(wallet)
    const [account] = session.accounts
    expect(account).toMatchObject({ namespace: bench.adapter.namespace })
    expect(bench.adapter.isSameAddress(account?.address ?? '', wallet.selected)).toBe(true)
    expect(session.networkId).toBe(wallet.networkId)
    expect(wallet.promptCount()).toBe(1)
  })

  it.each(fixture.rejections)('rejects when the user rejects the request in the shape "%s"', async (rejection) => {
    const { bench, wallet } = setup
    wallet.behave({ mode: 'reject', rejection })
    await expect(bench.connect(wallet)).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(wallet.listenerCount()).toBe(0)
  })

  it('connects on retry after a rejection', async () => {
    const { bench, wallet } = setup
    wallet.behave({ mode: 'reject' })
    await expect(bench.connect(wallet)).rejects.toMatchObject({ code: 'connection/rejected' })
    wallet.behave({ mode: 'approve' })
    expect((await bench.connect(wallet)).accounts).not.toHaveLength(0)
  })

  it('does not ask when the signal is already aborted', async () => {
    const { bench, wallet } = setup
    await expect(bench.connect(wallet, AbortSignal.abort())).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(wallet.promptCount()).toBe(0)
  })

  it('stops waiting for a wallet that never responds when the signal is aborted', async () => {
    const { bench, wallet } = setup
    wallet.behave({ mode: 'hang' })
    const abort = new AbortController()
    const failure = expect(bench.connect(wallet, abort.signal)).rejects.toMatchObject({ code: 'connection/aborted' })
    await until(() => (wallet.promptCount() > 0 ? true : undefined), 'the prompt')
    abort.abort()
    await failure
    expect(wallet.listenerCount()).toBe(0)
  })

  it('reports a wallet that throws synchronously as a typed error', async () => {
    const { bench, wallet } = setup
    wallet.behave({ mode: 'throw' })
    const error: unknown = await bench.connect(wallet).catch((reason: unknown) => reason)
    expect(isKitError(error)).toBe(true)
    expect(isKitError(error, 'connection/rejected')).toBe(false)
  })

  it.each(fixture.hostileWallets)('survives $title', async ({ create }) => {
    const { bench } = setup
    const wallet = create(setup.chains())
    wallet.announce(bench.ports.announcements.page)
    const outcome: unknown = await bench.connect(wallet).catch((reason: unknown) => reason)
    if (outcome instanceof Error) {
      expect(isKitError(outcome)).toBe(true)
      expect(wallet.listenerCount()).toBe(0)
      return
    }
    const session = outcome as Awaited<ReturnType<Bench['connect']>>
    expect(session.networkId).toMatch(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
    expect(session.accounts.map(({ address }) => bench.adapter.isAddress(address))).not.toContain(false)
    expect(session.accounts).not.toHaveLength(0)
  })
}

function defineRestores(setup: BenchSetup): void {
  const { fixture } = setup
  const reconnect = async (signal = new AbortController().signal) => {
    const connector = await setup.bench.connectorOf(setup.wallet)
    return connector.reconnect({ requests: [requestOf(setup.bench.adapter)], signal })
  }

  it('restores silently what the user has allowed before', async () => {
    const { bench, wallet } = setup
    await bench.connect(wallet)
    const prompts = wallet.promptCount()
    wallet.behave({ mode: 'reject' })
    const sessions = await reconnect()
    const [account] = sessions?.[bench.adapter.namespace]?.accounts ?? []
    expect(bench.adapter.isSameAddress(account?.address ?? '', wallet.selected)).toBe(true)
    expect(wallet.promptCount()).toBe(prompts)
  })

  it('restores nothing, and asks nothing, when nothing was allowed', async () => {
    const { wallet } = setup
    expect(await reconnect()).toBeUndefined()
    expect([wallet.promptCount(), wallet.listenerCount()]).toEqual([0, 0])
  })

  it('stops restoring from a wallet that never responds when the signal is aborted', async () => {
    const { bench, wallet } = setup
    await bench.connect(wallet)
    wallet.behave({ allRequests: 'hang' })
    const outcome = await reconnect(AbortSignal.timeout(50)).catch((error: unknown) => error)
    // A wallet that is not queried can't keep the page waiting.
    if (fixture.restoresFrom === 'memory')
      expect(outcome).toMatchObject({ [bench.adapter.namespace]: { accounts: expect.any(Array) } })
    else expect(outcome === undefined || isKitError(outcome)).toBe(true)
  })

  // A wallet that is not queried restores even while it is locked.
  it.runIf(fixture.restoresFrom !== 'memory')(
    'restores silently after a locked wallet reports that it is unlocked',
    async () => {
      const { bench, wallet } = setup
      const session = await bench.connect(wallet)
      session.watch(() => {})()
      wallet.lock()
      const [connector, prompts, listeners] = [
        await bench.connectorOf(wallet),
        wallet.promptCount(),
        wallet.listenerCount(),
      ]
      expect(await reconnect().catch(() => undefined)).toBeUndefined()
      let unlocks = 0
      const stop = connector.watchUnlock?.(() => unlocks++)
      expect(unlocks).toBe(0)
      wallet.unlock()
      await until(() => (unlocks > 0 ? true : undefined), 'the unlock')
      const [account] = (await reconnect())?.[bench.adapter.namespace]?.accounts ?? []
      expect(bench.adapter.isSameAddress(account?.address ?? '', wallet.selected)).toBe(true)
      expect(wallet.promptCount()).toBe(prompts)
      stop?.()
      expect(wallet.listenerCount()).toBe(listeners)
    },
  )

  it('survives a restore from a wallet that throws synchronously', async () => {
    setup.wallet.behave({ allRequests: 'throw' })
    const outcome = await reconnect().catch((error: unknown) => error)
    expect(outcome === undefined || isKitError(outcome)).toBe(true)
  })
}
