import dns from 'node:dns'
import type { Network, Session, Sessions } from '@kit/core/adapter'
import type { EvmDevnet } from '@kit/devnet'
import { createRemoteWallet, type RemoteWallet, type RemoteWalletOptions } from '@kit/testing/remote-wallet'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { WalletConnectOptions } from '../index.js'
import { type ConnectorContext, createConnector, createNetwork, eip155Of, requestFor } from './createTestKit.js'
import { startChains, startRelay, type TestRelay } from './startWorld.js'

/** The environment of a pairing test. Everything it opens is closed after the test. */
export type World = {
  readonly relay: () => TestRelay
  readonly chains: () => readonly [EvmDevnet, EvmDevnet]
  readonly networks: () => readonly [Network, Network]
  openWallet(options?: Partial<RemoteWalletOptions>): Promise<RemoteWallet>
  openConnector(options?: Partial<WalletConnectOptions>, context?: ConnectorContext): ReturnType<typeof createConnector>
  /** Connects a wallet that approves automatically. */
  pair(
    connector: ReturnType<typeof createConnector>,
    wallet: RemoteWallet,
    networks?: readonly Network[],
  ): Promise<Session>
  onEnd(end: () => unknown): void
}

/** Registers a relay, and by default two chains, for the tests of a file. A test that contacts any host but loopback fails. */
export function useWorld(options: { readonly withChains: boolean } = { withChains: true }): World {
  let relay: TestRelay
  let chains: readonly [EvmDevnet, EvmDevnet] | undefined
  const ends: (() => unknown)[] = []
  const strangers: string[] = []
  const lookup = dns.lookup

  beforeAll(async () => {
    ;[relay, chains] = await Promise.all([startRelay(), options.withChains ? startChains() : undefined])
    dns.lookup = Object.assign((host: string, ...rest: never[]) => {
      if (!['localhost', '127.0.0.1'].includes(host)) strangers.push(host)
      return (lookup as (...all: unknown[]) => unknown)(host, ...rest)
    }, lookup) as typeof dns.lookup
  })
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await relay.start()
    expect(strangers.splice(0)).toEqual([])
  })
  afterAll(async () => {
    dns.lookup = lookup
    await relay?.end()
    await Promise.all((chains ?? []).map((chain) => chain.stop()))
  })

  const requireChains = () => {
    if (chains === undefined) throw new Error('this file runs without chains')
    return chains
  }
  const nodes = () => [31337, 31338].map((id, index) => ({ id, rpcUrl: chains?.[index]?.url ?? 'http://127.0.0.1:9' }))
  const networks = () => nodes().map(({ id, rpcUrl }) => createNetwork(id, rpcUrl)) as never
  return {
    relay: () => relay,
    chains: requireChains,
    networks,
    onEnd: (end) => void ends.push(end),
    openWallet: async (overrides = {}) => {
      const wallet = await createRemoteWallet({
        relayUrl: relay.url,
        chains: nodes() as never,
        behavior: { mode: 'approve' },
        ...overrides,
      })
      ends.push(() => wallet.destroy())
      return wallet
    },
    openConnector: (overrides = {}, context = {}) => {
      const connector = createConnector({ relayUrl: relay.url, ...overrides }, context)
      ends.push(() => connector.destroy())
      return connector
    },
    pair: async (connector, wallet, requested = networks()) => {
      const sessions: Sessions = await connector.connect({
        requests: requestFor(requested),
        signal: new AbortController().signal,
        onUri: (uri) => void wallet.pair(uri),
      })
      return eip155Of(sessions)
    },
  }
}
