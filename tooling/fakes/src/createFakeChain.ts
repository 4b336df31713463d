import type {
  Account,
  Adapter,
  CaipNetworkId,
  ChainNamespace,
  Connector,
  ConnectorType,
  Network,
  Session,
  SessionEvent,
  Sessions,
} from '@kit/core/adapter'

/** A wallet for tests. It responds immediately, or when the test tells it to. */
export type FakeWallet = {
  readonly connector: Connector
  /** Settles the oldest pending connect or reconnect. */
  answer(sessions: Sessions | undefined): void
  refuse(error: unknown): void
  /** Creates a session of this wallet. */
  session(namespace: ChainNamespace, addresses: readonly string[], networkId: CaipNetworkId): Session
  emit(namespace: ChainNamespace, event: SessionEvent): void
  emitUri(uri: string): void
  /** Reports sessions that were not requested. */
  give(sessions: Sessions, isRequested?: boolean): void
  readonly requested: ('connect' | 'reconnect')[]
  /** Networks of each request, by namespace. */
  readonly requestedNetworks: (readonly (readonly string[])[])[]
  readonly ended: ChainNamespace[]
  /** Reports that its owner unlocked it. */
  unlock(): void
  watching(): number
  /** Error thrown when a session is disconnected. */
  failDisconnect: (() => unknown) | undefined
}

/** Creates an account of a fake chain. */
export const fakeAccount = (namespace: ChainNamespace, address: string): Account => ({
  namespace,
  address,
  type: 'eoa',
})

/** Creates a network of a fake chain. */
export const fakeNetwork = (networkId: CaipNetworkId): Network => {
  const [namespace, id] = networkId.split(':') as [string, string]
  return {
    reference: id,
    id: networkId,
    namespace,
    name: `Network ${id}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: [],
  }
}

/** Creates a wallet that waits for `answer` or `refuse` on each request. */
export function createFakeWallet(
  id: string,
  namespaces: readonly ChainNamespace[],
  options: {
    readonly type?: ConnectorType
    readonly auto?: readonly string[]
    readonly reconnectTimeoutMs?: number
  } = {},
): FakeWallet {
  const waiting: { resolve: (sessions: never) => void; reject: (error: unknown) => void }[] = []
  const listeners = new Map<ChainNamespace, Set<(event: SessionEvent) => void>>()
  const uris: ((uri: string) => void)[] = []
  const watchers = new Set<(sessions: Sessions, isRequested?: boolean) => void>()
  const unlockListeners = new Set<() => void>()
  const ask = <T>(kind: 'connect' | 'reconnect', answer: T | undefined): Promise<T> => {
    wallet.requested.push(kind)
    if (answer !== undefined) return Promise.resolve(answer)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
  const auto = (requests: Parameters<Connector['reconnect']>[0]['requests']): Sessions | undefined =>
    options.auto &&
    Object.fromEntries(
      requests.map(({ namespace, networks }) => [
        namespace,
        wallet.session(namespace, options.auto ?? [], networks[0]?.id ?? `${namespace}:1`),
      ]),
    )
  const wallet: FakeWallet = {
    connector: {
      info: { id, name: id, type: options.type ?? 'ANNOUNCED', namespaces },
      connect({ requests, onUri }) {
        if (onUri) uris.push(onUri)
        wallet.requestedNetworks.push(requests.map(({ networks }) => networks.map(({ id }) => id)))
        return ask('connect', auto(requests))
      },
      reconnect: ({ requests }) => ask<Sessions | undefined>('reconnect', auto(requests)),
      watchSessions(listener) {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
      ...(options.type !== 'WALLET_CONNECT' && {
        watchUnlock(listener: () => void) {
          unlockListeners.add(listener)
          return () => unlockListeners.delete(listener)
        },
      }),
      ...(options.reconnectTimeoutMs !== undefined && { reconnectTimeoutMs: options.reconnectTimeoutMs }),
    },
    requested: [],
    requestedNetworks: [],
    ended: [],
    failDisconnect: undefined,
    answer: (sessions) => waiting.shift()?.resolve(sessions as never),
    refuse: (error) => waiting.shift()?.reject(error),
    emitUri: (uri) => uris.at(-1)?.(uri),
    give(sessions, isRequested) {
      for (const watcher of [...watchers]) watcher(sessions, isRequested)
    },
    session: (namespace, addresses, networkId) => ({
      provider: wallet,
      accounts: addresses.map((address) => fakeAccount(namespace, address)),
      networkId,
      watch(listener) {
        const current = listeners.get(namespace) ?? new Set()
        listeners.set(namespace, current.add(listener))
        return () => current.delete(listener)
      },
      async disconnect() {
        wallet.ended.push(namespace)
        if (wallet.failDisconnect !== undefined) throw wallet.failDisconnect()
      },
    }),
    emit(namespace, event) {
      for (const listener of [...(listeners.get(namespace) ?? [])]) listener(event)
    },
    unlock() {
      for (const listener of [...unlockListeners]) listener()
    },
    watching: () => [...listeners.values()].reduce((sum, { size }) => sum + size, unlockListeners.size),
  }
  return wallet
}

/** Creates an adapter that discovers these wallets immediately. */
export function createFakeAdapter(
  namespace: ChainNamespace,
  wallets: readonly Pick<FakeWallet, 'connector'>[],
  capabilities: Partial<Adapter> = {},
): Adapter & { announce(connectors: readonly Connector[]): void; watching(): boolean } {
  let notify: ((connectors: readonly Connector[]) => void) | undefined
  return {
    namespace,
    networks: [fakeNetwork(`${namespace}:1`), fakeNetwork(`${namespace}:2`)],
    defaultAccountType: 'eoa',
    watchConnectors(listener) {
      notify = listener
      listener(wallets.map(({ connector }) => connector))
      return () => {
        notify = undefined
      }
    },
    isAddress: (value) => value.length > 0,
    isSameAddress: (a, b) => a.toLowerCase() === b.toLowerCase(),
    toUnknownNetwork: (networkId) => ({ ...fakeNetwork(networkId), unknown: true }),
    announce: (connectors) => notify?.(connectors),
    watching: () => notify !== undefined,
    ...capabilities,
  }
}
