import type { Account, Connector, Network, SessionEvent, WalletCall } from '@kit/core/adapter'
import { connectFound, createRealPorts } from '@kit/fakes/page'
import type { FakePorts } from '@kit/testing'
import {
  createPolkadotTestWallet,
  type PolkadotTestWallet,
  type PolkadotTestWalletOptions,
} from '@kit/testing/polkadot'
import type { PolkadotNetwork } from '../network/definePolkadotNetwork.js'
import { definePolkadotNetwork, type PolkadotNetworkInput } from '../network/definePolkadotNetwork.js'
import type { PolkadotAdapter } from '../PolkadotAdapter.js'
import { polkadot } from '../polkadot.js'

/** Intercepts a request before it is sent, or its response. */
export type Intercept = (
  request: { readonly method: string; readonly url: string },
  ask: () => Promise<Response>,
) => Promise<Response>

/** Creates a network without a running chain, with a genesis hash of one repeated digit. */
export function networkOf(digit: string, more: Partial<PolkadotNetworkInput> = {}): PolkadotNetwork {
  return definePolkadotNetwork({
    genesisHash: `0x${digit.repeat(64)}`,
    name: `Chain ${digit}`,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
    rpcUrls: ['http://127.0.0.1:9'],
    ...more,
  })
}

/** Creates an adapter in a page with a connected wallet. */
export async function setUp(
  networks: readonly [PolkadotNetwork, ...PolkadotNetwork[]],
  { storagePrefix, ...options }: PolkadotTestWalletOptions & { readonly storagePrefix?: string } = {},
  intercept: Intercept = (_, ask) => ask(),
): Promise<{
  readonly adapter: PolkadotAdapter
  readonly wallet: PolkadotTestWallet
  readonly ports: FakePorts
  readonly connector: Connector
  readonly call: WalletCall
  readonly accounts: readonly Account[]
  readonly events: readonly SessionEvent[]
  readonly unwatch: () => void
  readonly disconnect: () => Promise<void>
  readonly signal: AbortSignal
}> {
  const ports = createRealPorts({
    fetch: (url, init) => intercept({ ...JSON.parse(String(init?.body)), url }, () => fetch(url, init as RequestInit)),
  })
  const adapter = polkadot({ networks })({ ports, storagePrefix })
  const wallet = createPolkadotTestWallet(options)
  wallet.announce(ports.announcements.page)
  const { connector, session } = await connectFound(adapter)
  const { signal } = new AbortController()
  const events: SessionEvent[] = []
  const unwatch = session.watch((event) => events.push(event))
  const network = adapter.networks.find((one) => one.id === session.networkId) as Network
  const call: WalletCall = { provider: session.provider, account: session.accounts[0] as Account, network }
  const disconnect = () => session.disconnect(signal)
  return { adapter, wallet, ports, connector, call, accounts: session.accounts, events, unwatch, disconnect, signal }
}
