import type { Account, Connector, FetchPort, Network, Session } from '@kit/core/adapter'
import { devChain, type EvmDevnet } from '@kit/devnet'
import type { Eip155Adapter, Eip155BaseOptions, Eip1193Provider } from '@kit/eip155'
import { connectFound, createRealPorts } from '@kit/fakes/page'
import { createTestWallet, type FakePorts, type TestWallet } from '@kit/testing'
import type { Chain } from 'viem'
import type { EvmFixture } from './EvmFixture.js'

/** An adapter on a real local chain, a wallet with real keys, and the requested URLs. */
export type SetUp = {
  readonly ports: FakePorts
  readonly wallet: TestWallet
  readonly adapter: Eip155Adapter
  readonly network: Network
  /** Bodies of the requests to the chain, oldest first. */
  readonly fetched: readonly { readonly url: string; readonly body: string }[]
  connect(): Promise<{
    readonly connector: Connector
    readonly session: Session<Eip1193Provider>
    readonly account: Account
  }>
}

/** Creates the setup of an adapter, with its `options`. */
export const createSetUp =
  (fixture: EvmFixture) =>
  (chain: EvmDevnet, options: Partial<Eip155BaseOptions<Chain>> = {}): SetUp => {
    const fetched: { url: string; body: string }[] = []
    const ports = createRealPorts({
      fetch(url, init) {
        fetched.push({ url, body: init?.body ?? '' })
        return (globalThis.fetch as FetchPort)(url, init)
      },
    })
    const wallet = createTestWallet({ chains: [{ id: chain.chainId, rpcUrl: chain.url }] })
    const adapter = fixture.createAdapter({
      networks: [devChain({ chainId: chain.chainId, url: chain.url })],
      pollingIntervalMs: 100,
      ...options,
    })({ ports })
    const [network] = adapter.networks as readonly [Network]
    const connect = async () => {
      wallet.announce(ports.announcements.page)
      const { connector, session, account } = await connectFound(adapter)
      return { connector, session: session as Session<Eip1193Provider>, account }
    }
    return { ports, wallet, adapter, network, fetched, connect }
  }
