import {
  type ChainNamespace,
  type Connector,
  KitError,
  type NamespaceRequest,
  type PluginContext,
  type Sessions,
} from '@kit/core'
import type { MemoStore } from './createMemo.js'
import { ProviderRpcError } from './error/ProviderRpcError.js'
import { toPairingError } from './error/toPairingError.js'
import { formatNamespaces } from './namespace/formatNamespaces.js'
import { createEip155Provider } from './provider/createEip155Provider.js'
import { createNeutralProvider } from './provider/createNeutralProvider.js'
import { readRpc } from './provider/readRpc.js'
import { openSdk, type Sdk } from './sdk/openSdk.js'
import { proposeSession } from './sdk/proposeSession.js'
import { requestWallet } from './sdk/requestWallet.js'
import type { SdkClient } from './sdk/SdkClient.js'
import { createRemoteSession } from './session/createRemoteSession.js'
import type { ParsedSession } from './session/ParsedSession.js'
import { parseSession } from './session/parseSession.js'
import type { RemoteSession } from './session/RemoteSession.js'
import { untilOrAfter } from './untilOrAfter.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/** The connector behind its lazy face. */
export type Pairing = Required<Pick<Connector, 'connect' | 'reconnect' | 'destroy'>>

/** Makes the pairing connector of one kit: one client, at most one session at a time. */
export function createPairing(options: WalletConnectOptions, context: PluginContext, memo: MemoStore): Pairing {
  const { kit, ports } = context
  const { clock, log } = ports
  const destroyed = new AbortController()
  let opening: Promise<Sdk> | undefined
  let live: { readonly session: RemoteSession; readonly end: (reason: string) => void } | undefined
  let proposals = 0
  let cancelIdle = () => {}

  const isAddress = (namespace: ChainNamespace, address: string) =>
    kit.adapters.get(namespace)?.isAddress(address) ?? true
  const isSameAddress = (namespace: ChainNamespace, a: string, b: string) =>
    kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b

  const open = (): Promise<Sdk> => {
    const { relayUrl, projectId } = options
    if (relayUrl === undefined || relayUrl === '') {
      throw new KitError('pairing/relayNotConfigured', {
        shortMessage: 'Pairing needs a relay. Pass relayUrl to walletConnect().',
      })
    }
    const storagePrefix = kit.options.storagePrefix ?? 'kit'
    opening ??= openSdk({ relayUrl, projectId, metadata: kit.options.metadata, storagePrefix, ports }).then((sdk) => {
      follow(sdk.client)
      if (destroyed.signal.aborted) sdk.close()
      return sdk
    })
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  const close = () => {
    cancelIdle()
    opening?.then(
      (sdk) => sdk.close(),
      () => undefined,
    )
    opening = undefined
  }
  // With neither session nor proposal there is nothing to hear; a visitor who tries again soon finds the socket open.
  const closeWhenIdle = () => {
    cancelIdle()
    if (destroyed.signal.aborted) return
    cancelIdle = clock.setTimeout(() => {
      if (live === undefined && proposals === 0) close()
    }, idleMs)
  }
  // The client reads its storage once and writes all it knows: after another tab paired or disconnected, what this one
  // knows is old and must not be written back.
  const endWatch = memo.watch(() => {
    if (memo.read()?.topic === live?.session.topic) return
    live?.end('user-disconnected')
    if (proposals === 0) close()
  })

  const follow = ({ events }: SdkClient) => {
    type Report = { readonly topic: string; readonly params?: { readonly namespaces?: unknown } }
    const mine = (act: (session: RemoteSession, report: Report) => void) => (report: Report) => {
      if (live !== undefined && report.topic === live.session.topic) act(live.session, report)
    }
    events.on(
      'session_update',
      mine((session, { params }) => session.update(params?.namespaces)),
    )
    events.on(
      'session_event',
      mine((session, { params }) => session.event(params)),
    )
    events.on(
      'session_delete',
      mine(() => live?.end('user-disconnected')),
    )
    events.on(
      'session_expire',
      mine(() => live?.end('expired')),
    )
  }

  /** Ends a session on the page's side at once, and tells the wallet as far as the relay lets it. */
  const drop = async (client: SdkClient, topic: string, signal?: AbortSignal) => {
    const reason = { code: 6000, message: 'User disconnected.' }
    const told = client.disconnect({ topic, reason }).catch((error) => log.debug('pairing', error))
    await untilOrAfter(told, { clock, limitMs: options.disconnectTimeoutMs ?? 3000, signal })
    if (!client.session.keys.includes(topic)) return
    await client.session.delete(topic, reason).catch((error) => log.debug('pairing', error))
    client.core.expirer.del(topic)
  }

  const adopt = (client: SdkClient, parsed: ParsedSession, requests: readonly NamespaceRequest[]): Sessions => {
    const remembered = memo.read()
    const networkIds = { ...(remembered?.topic === parsed.topic ? remembered.networkIds : undefined) }
    for (const { namespace, networks } of requests) {
      const granted = parsed.namespaces.get(namespace)?.networkIds
      networkIds[namespace] ??= (networks.find((network) => granted?.includes(network.caipNetworkId)) ?? networks[0])
        ?.caipNetworkId as `${string}:${string}`
    }
    const ended = new AbortController()
    const { topic } = parsed
    const end = (reason: string) => {
      if (live?.session !== session) return
      live = undefined
      if (memo.read()?.topic === topic) memo.write(undefined)
      ended.abort(new ProviderRpcError(4900, 'The session with the wallet has ended.'))
      session.end(reason)
      closeWhenIdle()
    }
    const session = createRemoteSession({
      parsed,
      networkIds,
      clock,
      isAddress,
      isSameAddress,
      request: ({ signal, ...call }) =>
        requestWallet({
          ...call,
          client,
          topic,
          clock,
          timeoutMs: options.requestTimeoutMs ?? 300_000,
          signals: [signal, ended.signal],
        }),
      createProvider: (namespace) =>
        namespace.namespace === 'eip155'
          ? createEip155Provider({
              namespace,
              clock,
              read: ({ networkId, ...call }) => {
                const network = requests
                  .flatMap((item) => item.networks)
                  .find((item) => item.caipNetworkId === networkId)
                const urls = options.rpcUrls?.[networkId] ?? network?.rpcUrls ?? []
                return readRpc({ ...call, fetch: ports.fetch, urls, signal: call.signal ?? destroyed.signal })
              },
            })
          : createNeutralProvider(namespace),
      onSelect: (namespace, networkId) => {
        networkIds[namespace] = networkId
        memo.write({ topic, networkIds })
      },
      disconnect: async (signal) => {
        end('user-disconnected')
        if (client.session.keys.includes(topic)) await drop(client, topic, signal)
      },
    })
    live = { session, end }
    memo.write({ topic, networkIds })
    return session.sessions
  }

  return {
    async connect({ requests, signal, onUri }) {
      const { client } = await open().catch((error) => {
        throw toPairingError(error)
      })
      proposals++
      const value = await proposeSession({
        client,
        optionalNamespaces: formatNamespaces(requests, options),
        signals: [signal, destroyed.signal],
        clock,
        log,
        relayTimeoutMs: options.relayTimeoutMs ?? 15_000,
        pairingTimeoutMs: Math.min(options.pairingTimeoutMs ?? 240_000, 290_000),
        onUri: (uri) => onUri?.(uri),
      }).finally(() => {
        proposals--
        closeWhenIdle()
      })
      const parsed = parseSession(value, isAddress)
      const old = live
      old?.end('replaced')
      if (old !== undefined) void drop(client, old.session.topic)
      const wanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
      if (parsed === undefined || !wanted) {
        const topic = (value as { readonly topic?: unknown } | undefined)?.topic
        if (typeof topic === 'string') void drop(client, topic)
        throw new KitError('connection/noAccounts', { shortMessage: 'The wallet granted no account.' })
      }
      return adopt(client, parsed, requests)
    },
    async reconnect({ requests, signal }) {
      const remembered = memo.read()
      if (remembered === undefined) return undefined
      if (live?.session.topic === remembered.topic) return live.session.sessions
      const { client } = await open()
      const stored = client.session.getAll().find((session) => session.topic === remembered.topic)
      // Made by another tab, while a proposal of this one keeps its client from reading the storage again.
      if (stored === undefined && proposals > 0) return undefined
      signal.throwIfAborted()
      const parsed = parseSession(stored, isAddress)
      if (parsed === undefined || parsed.expiresAtMs <= clock.now() || !coversAll(parsed, requests)) {
        // Stale, or made before a network was added: gone without a word, the visitor pairs again.
        memo.write(undefined)
        if (stored !== undefined) void drop(client, stored.topic)
        return undefined
      }
      return adopt(client, parsed, requests)
    },
    destroy() {
      destroyed.abort(new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed.' }))
      live = undefined
      endWatch()
      close()
    },
  }
}

const idleMs = 5_000

/** Whether the session was made with every network asked for that is configured now (specification, section 4). */
const coversAll = (parsed: ParsedSession, requests: readonly NamespaceRequest[]): boolean =>
  requests.every(({ networks }) =>
    networks.every((network) => parsed.requestedNetworkIds.includes(network.caipNetworkId)),
  )
