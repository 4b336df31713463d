import type { Account, Connector, FetchPort, Network, Session } from '@kit/core/adapter'
import { createRealPorts } from '@kit/fakes/page'
import type { FakePorts } from '@kit/testing'
import { type BitcoinTestWallet, type BitcoinTestWalletOptions, createBitcoinTestWallet } from '@kit/testing/bitcoin'
import type { BitcoinAdapter } from '../BitcoinAdapter.js'
import { bitcoin } from '../bitcoin.js'
import { bitcoinRegtest } from '../network/bitcoinNetworks.js'

/** A signal that never aborts. */
export const never: AbortSignal = new AbortController().signal

/** An adapter on a real local chain, and a wallet with real keys. */
export type SetUp = {
  readonly ports: FakePorts
  readonly wallet: BitcoinTestWallet
  readonly adapter: BitcoinAdapter
  readonly network: Network
  /** Requested URLs, oldest first. */
  readonly requested: readonly string[]
  connectors(): readonly Connector[]
  /** Connects the wallet and returns the parameters that all calls share, for the account with the given purpose. */
  connect(purpose?: 'payment' | 'ordinals'): Promise<{
    readonly session: Session
    readonly call: { readonly provider: unknown; readonly account: Account; readonly network: Network }
  }>
}

/** Creates the setup. The wallet exposes the interface that `discovery` names. */
export function setUp(
  url: string,
  options: Partial<BitcoinTestWalletOptions> & {
    readonly discovery?: 'standard' | 'wbip'
    /** Responds in place of a chain. */
    readonly fetch?: FetchPort
  } = {},
): SetUp {
  const { discovery = 'standard', fetch = globalThis.fetch as FetchPort, ...rest } = options
  const requested: string[] = []
  const ports = createRealPorts({
    fetch(address, init) {
      requested.push(address)
      return fetch(address, init)
    },
  })
  const wallet = createBitcoinTestWallet({ chains: { regtest: url }, ...rest })
  const adapter = bitcoin({ networks: [bitcoinRegtest({ esploraUrls: [url] })], pollingIntervalMs: 100 })({
    ports,
  })
  const [network] = adapter.networks as readonly Network[] as readonly [Network]
  let connectors: readonly Connector[] = []
  if (discovery === 'standard') wallet.announce(ports.announcements.page)
  else wallet.inject(ports.announcements.page)
  adapter.watchConnectors((list) => {
    connectors = list
  })
  const connect: SetUp['connect'] = async (purpose = 'payment') => {
    const [connector] = connectors as readonly [Connector]
    const requests = [{ namespace: 'bip122', networks: [network] }]
    const session = (await connector.connect({ requests, signal: never }))['bip122'] as Session
    const account = session.accounts.find(({ type }) => type === purpose) as Account
    return { session, call: { provider: session.provider, account, network } }
  }
  return { ports, wallet, adapter, network, requested, connectors: () => connectors, connect }
}
