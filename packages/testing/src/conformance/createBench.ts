import type { Account, Adapter, Connector, Network, Session } from '@kit/core/adapter'
import type { FakeFetch } from '../ports/createFakeFetch.js'
import { createFakePorts, type FakePorts } from '../ports/createFakePorts.js'
import type { AdapterFixture, ConformanceChain, ConformanceWallet, ConformanceWalletOptions } from './AdapterFixture.js'

/** One adapter in a page of its own, with discovery running. */
export type Bench = {
  readonly adapter: Adapter
  readonly ports: FakePorts
  readonly network: Network
  readonly secondNetwork: Network
  /** The connectors as last reported. */
  connectors(): readonly Connector[]
  /** Adds a wallet to the page. */
  addWallet(options?: ConformanceWalletOptions): ConformanceWallet
  /** Resolves with the connector of a wallet once it is reported. Rejects after two seconds. */
  connectorOf(wallet: ConformanceWallet): Promise<Connector>
  /** Connects a wallet and returns its session in the adapter's namespace. */
  connect(wallet: ConformanceWallet, signal?: AbortSignal): Promise<Session>
  /** Returns the arguments of every call that prompts the wallet. */
  callOf(session: Session): WalletCallArguments
  /** Stops discovery. */
  end(): void
}

/** The common arguments of an adapter's methods. */
export type WalletCallArguments = {
  readonly provider: unknown
  readonly account: Account
  readonly network: Network
  readonly signal: AbortSignal
}

const waitLimitMs = 2000

/**
 * Sets an adapter up in a page without a browser, on the real clock, and starts discovery.
 *
 * @example const bench = createBench(fixture, chains); const session = await bench.connect(bench.addWallet())
 */
export const createBench = (fixture: AdapterFixture, chains: readonly [ConformanceChain, ConformanceChain]): Bench => {
  const ports = createFakePorts({ fetch: createRealFetch(), clock: realClock as never })
  const adapter = fixture.createAdapter(chains)({ ports })
  let connectors: readonly Connector[] = []
  const end = adapter.watchConnectors((next) => {
    connectors = next
  })
  const [network, secondNetwork] = adapter.networks
  if (!network || !secondNetwork) throw new Error('The fixture must configure both chains.')

  const bench: Bench = {
    adapter,
    ports,
    network,
    secondNetwork,
    connectors: () => connectors,
    addWallet: (options) => {
      const wallet = fixture.createWallet(chains, options)
      wallet.announce(ports.announcements.page)
      return wallet
    },
    connectorOf: (wallet) =>
      until(() => connectors.find((connector) => connector.info.name === wallet.name), `a connector of ${wallet.name}`),
    connect: async (wallet, signal = new AbortController().signal) => {
      const connector = await bench.connectorOf(wallet)
      const sessions = await connector.connect({ requests: [requestOf(adapter)], signal })
      const session = sessions[adapter.namespace]
      if (!session) throw new Error(`No session in ${adapter.namespace}.`)
      return session
    },
    callOf: (session) => {
      const [account] = session.accounts
      if (!account) throw new Error('The session has no accounts.')
      return { provider: session.provider, account, network, signal: new AbortController().signal }
    },
    end,
  }
  return bench
}

/** The request to a connector: the adapter's namespace and all its networks. */
export const requestOf = (
  adapter: Adapter,
): { readonly namespace: Adapter['namespace']; readonly networks: readonly Network[] } => ({
  namespace: adapter.namespace,
  networks: adapter.networks,
})

/** Waits until `find` returns something, at most two seconds, then throws an error that names `what` was awaited. */
export const until = async <T>(find: () => T | undefined, what: string): Promise<T> => {
  const endMs = Date.now() + waitLimitMs
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > endMs) throw new Error(`Timed out waiting for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const realClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback: () => void, delayMs: number) => {
    const timer = setTimeout(callback, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The global `fetch`, with a count. */
const createRealFetch = (): FakeFetch => {
  const calls: { url: string }[] = []
  const fetchAndCount: FakeFetch = Object.assign(
    (url: string, init?: Parameters<FakeFetch>[1]) => {
      calls.push({ url })
      return fetch(url, init as RequestInit)
    },
    { calls },
  )
  return fetchAndCount
}
