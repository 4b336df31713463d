import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  KitError,
  type NamespaceRequest,
  type PluginContext,
  type Sessions,
} from '@kit/core/adapter'
import { createPairingStorage } from './createPairingStorage.js'
import { createProposals } from './createProposals.js'
import { ProviderRpcError } from './error/ProviderRpcError.js'
import { offlineError, relayNotConfigured, toPairingError } from './error/toPairingError.js'
import type { LinkRequest } from './LinkRequest.js'
import { formatNamespaces } from './namespace/formatNamespaces.js'
import { createProvider } from './provider/createProvider.js'
import { endSession } from './sdk/endSession.js'
import { loadPairingClient } from './sdk/loadPairingClient.js'
import { openSdk, type Sdk } from './sdk/openSdk.js'
import { proposeSession } from './sdk/proposeSession.js'
import { requestWallet } from './sdk/requestWallet.js'
import type { SdkClient } from './sdk/SdkClient.js'
import { coversAll } from './session/coversAll.js'
import { createRemoteSession, endWords } from './session/createRemoteSession.js'
import { followSession, type LivePairing } from './session/followSession.js'
import type { ParsedSession } from './session/ParsedSession.js'
import { parseSession } from './session/parseSession.js'
import type { RemoteSession } from './session/RemoteSession.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/** The connector behind its lazy shell. */
export type Pairing = Required<Pick<Connector, 'prepare' | 'connect' | 'reconnect' | 'destroy'>>

/**
 * Creates the pairing connector of one kit: one client, at most one session at a time. `announce` is called with sessions that the
 * wallet grants in addition to those that were requested.
 */
export function createPairing(
  options: WalletConnectOptions,
  context: PluginContext,
  announce: (sessions: Sessions) => void,
): Pairing {
  const { kit, ports } = context
  const storage = createPairingStorage(ports.storage, kit.options.storagePrefix)
  const { clock, log } = ports
  const pairingTimeoutMs = Math.min(options.pairingTimeoutMs ?? 240_000, 290_000)
  const destroyed = new AbortController()
  let opening: Promise<Sdk> | undefined
  let live: LivePairing | undefined
  /** The session that storage had when the client read it, or that this page made since: of no other the client has the keys. */
  let known: string | undefined
  let cancelIdle = () => {}
  /** The restores that waited while a proposal kept this page's client from knowing what another tab had paired. */
  let missed: readonly NamespaceRequest[] | undefined

  const isAddress = (address: string, networkId: CaipNetworkId) =>
    kit.adapters.get(networkId.slice(0, networkId.indexOf(':')))?.isAddress(address, networkId) ?? true
  const isSameAddress = (namespace: ChainNamespace, a: string, b: string) =>
    kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b

  const formats = new Map<ChainNamespace, (address: string) => string>()
  const loadFormats = [...kit.adapters].map(([namespace, adapter]) => async () => {
    // Without it, addresses are shown as the wallet writes them.
    const format = await adapter.loadAddressFormat?.().catch(() => undefined)
    if (format) formats.set(namespace, format)
  })

  const open = (): Promise<Sdk> => {
    const { relayUrl, projectId } = options
    if (!relayUrl) throw relayNotConfigured()
    const storagePrefix = kit.options.storagePrefix ?? 'kit'
    const client = () => openSdk({ relayUrl, projectId, metadata: kit.options.metadata, storagePrefix, ports })
    if (opening !== undefined) return opening
    known = storage.read()?.topic
    const own = Promise.all([client(), ...loadFormats.map((load) => load())]).then(([sdk]) => {
      followSession(sdk.client.events, () => live, announce)
      if (destroyed.signal.aborted) sdk.close()
      return sdk
    })
    own.catch(() => {
      if (opening === own) opening = undefined
    })
    opening = own
    return own
  }

  const close = () => {
    cancelIdle()
    opening?.then(
      (sdk) => sdk.close(),
      () => undefined,
    )
    opening = undefined
  }
  // There is nothing to listen to; a visitor who tries again soon finds the socket open.
  const closeWhenIdle = () => {
    cancelIdle()
    if (destroyed.signal.aborted) return
    cancelIdle = clock.setTimeout(() => {
      if (live === undefined && proposals.count() === 0) close()
    }, idleMs)
  }
  // The client reads its storage once and writes everything it knows: after another tab paired or disconnected, what this one
  // knows is old and must not be written back.
  const look = () => {
    const [now, old, before] = [storage.read(), live?.session.topic, opening]
    if (now?.topic === known) return
    live?.end('user-disconnected')
    proposals.withdrawLeft()
    if (proposals.count() > 0) return
    opening = undefined
    const leave = async (sdk: Sdk) => {
      // The page that paired did not have its keys: this one ends it in the wallet.
      if (old !== undefined && now?.left === old) await drop(sdk.client, old)
      sdk.close()
    }
    before?.then(leave).catch((error) => log.debug('pairing', error))
  }
  const endWatch = storage.watch(look)

  const drop = (client: SdkClient, topic: string, signal?: AbortSignal) =>
    endSession({ client, topic, clock, log, limitMs: options.disconnectTimeoutMs ?? 3000, signal })

  const proposals = createProposals({
    clock,
    lifeMs: pairingTimeoutMs,
    async propose({ namespaces: optionalNamespaces, signIn }: LinkRequest, signal, onUri) {
      const { client } = await open()
      return proposeSession({
        client,
        optionalNamespaces,
        signIn,
        signals: [signal, destroyed.signal],
        clock,
        log,
        relayTimeoutMs: options.relayTimeoutMs ?? 15_000,
        pairingTimeoutMs,
        onUri,
      })
    },
    mayLinger: () => missed === undefined,
    // The visitor approved a link that they had left for good: the wallet must not think that it is connected.
    onUnwanted: ({ session }) => void opening?.then(({ client }) => dropTopic(client, session)),
    onEnd() {
      closeWhenIdle()
      if (missed !== undefined && proposals.count() === 0) clock.setTimeout(catchUp, 0)
    },
  })

  const catchUp = () => {
    const requests = missed
    missed = undefined
    if (requests === undefined || live !== undefined || destroyed.signal.aborted) return
    close()
    reconnect({ requests, signal: destroyed.signal }).catch((error) => log.debug('pairing', error))
  }

  const forget = () => {
    storage.write(undefined)
    known = undefined
  }

  const dropTopic = (client: SdkClient, session: unknown) => {
    const topic = (session as { readonly topic?: unknown } | undefined)?.topic
    if (typeof topic === 'string') void drop(client, topic)
  }

  const adopt = (
    client: SdkClient,
    parsed: ParsedSession,
    requests: readonly NamespaceRequest[],
    left?: string,
  ): RemoteSession => {
    const { topic } = parsed
    // Read each time: another tab may have switched in the meantime.
    const remembered = () => {
      const now = storage.read()
      return now?.topic === topic ? now.networkIds : {}
    }
    const ended = new AbortController()
    const end = (reason: string) => {
      if (live?.session !== session) return
      live = undefined
      if (storage.read()?.topic === topic) forget()
      session.end(reason)
      ended.abort(new ProviderRpcError(4900, endWords(reason)))
      closeWhenIdle()
    }
    const session = createRemoteSession({
      parsed,
      networkIdOf(namespace) {
        const granted = parsed.namespaces.get(namespace)?.networkIds
        const networks = requests.find((request) => request.namespace === namespace)?.networks ?? []
        const preferred = networks.find((network) => granted?.includes(network.id)) ?? networks[0]
        return remembered()[namespace] ?? preferred?.id
      },
      clock,
      isAddress,
      isSameAddress,
      formatAddress: (namespace, address) => formats.get(namespace)?.(address) ?? address,
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
        createProvider(namespace, {
          requests,
          capabilitiesOf: parsed.capabilitiesOf,
          rpcUrls: options.rpcUrls,
          clock,
          fetch: ports.fetch,
          signal: destroyed.signal,
        }),
      onSelect(namespace, networkId) {
        if (live?.session === session) storage.write({ topic, networkIds: { ...remembered(), [namespace]: networkId } })
      },
      disconnect: async (signal) => {
        end('user-disconnected')
        if (client.session.keys.includes(topic)) await drop(client, topic, signal)
      },
    })
    live = { session, end }
    known = topic
    const networkIds = Object.entries(session.sessions()).map(([namespace, { networkId }]) => [namespace, networkId])
    storage.write({ topic, networkIds: { ...remembered(), ...Object.fromEntries(networkIds) }, ...(left && { left }) })
    return session
  }

  const reconnect: Pairing['reconnect'] = async ({ requests, signal }) => {
    if (storage.read() === undefined) return undefined
    look()
    const { client } = await open()
    // Read only now: the visitor may have paired again while the client was loading.
    const remembered = storage.read()
    if (remembered === undefined) return undefined
    if (live?.session.topic === remembered.topic) return live.session.sessions()
    signal.throwIfAborted()
    // Paired by another tab: a client reads its storage once.
    if (remembered.topic !== known) {
      if (proposals.count() === 0) return reconnect({ requests, signal })
      missed = requests
      return undefined
    }
    const stored = client.session.getAll().find((session) => session.topic === remembered.topic)
    const parsed = parseSession(stored, isAddress)
    if (parsed === undefined || parsed.expiresAtMs <= clock.now() || !coversAll(parsed, requests)) {
      // Stale, or made before a network was added: dropped quietly, the visitor pairs again.
      forget()
      if (stored !== undefined) void drop(client, stored.topic)
      return undefined
    }
    const session = adopt(client, parsed, requests)
    // The wallet may have granted a namespace that the page has not stored. After the restore, which returns those that it has.
    clock.setTimeout(() => {
      if (live?.session === session) announce(session.sessions())
    }, 0)
    return session.sessions()
  }

  return {
    // A failure is reported when it is needed.
    prepare: () => void loadPairingClient().catch(() => {}),
    async connect({ requests, signal, signIn, onUri }) {
      // The browser is offline: reported at once, not when the relay has not answered.
      if (!ports.platform.isOnline()) throw offlineError()
      const requested: LinkRequest = { namespaces: formatNamespaces(requests, options), signIn: signIn?.request }
      const answer = await proposals.take(requested, { signal, onUri: (uri) => onUri?.(uri) }).catch((error) => {
        throw toPairingError(error, ports.platform.isOnline())
      })
      const value = answer.session
      const { client } = await open()
      const parsed = parseSession(value, isAddress)
      const old = live?.session.topic ?? storage.read()?.topic
      live?.end('replaced')
      const hasKeys = old !== undefined && client.session.keys.includes(old)
      if (hasKeys) void drop(client, old)
      const wanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
      if (parsed === undefined || !wanted) {
        dropTopic(client, value)
        throw new KitError('connection/noAccounts', { shortMessage: 'The wallet granted no account.' })
      }
      if (answer.cacaos !== undefined) signIn?.answered(answer.cacaos)
      return adopt(client, parsed, requests, hasKeys ? undefined : old).sessions()
    },
    reconnect,
    destroy() {
      destroyed.abort(new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed.' }))
      live = undefined
      endWatch()
      close()
    },
  }
}

const idleMs = 5_000
