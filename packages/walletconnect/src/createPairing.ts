import {
  type CaipNetworkId,
  type expireAfter,
  KitError,
  type NamespaceRequest,
  namespaceOf,
  type PluginContext,
  type Sessions,
} from '@kit/core/adapter'
import type { Announce } from './Announce.js'
import { createOpenProposals } from './createOpenProposals.js'
import { createPairingStorage } from './createPairingStorage.js'
import { createProposals } from './createProposals.js'
import { createResume } from './createResume.js'
import { ProviderRpcError } from './error/ProviderRpcError.js'
import { offlineError, toPairingError } from './error/toPairingError.js'
import type { LinkRequest } from './LinkRequest.js'
import { formatNamespaces } from './namespace/formatNamespaces.js'
import type { Pairing } from './Pairing.js'
import { createProvider } from './provider/createProvider.js'
import { createLazySdk } from './sdk/createLazySdk.js'
import { endSession } from './sdk/endSession.js'
import { loadPairingClient } from './sdk/loadPairingClient.js'
import type { Sdk } from './sdk/openSdk.js'
import { proposeSession } from './sdk/proposeSession.js'
import { requestWallet } from './sdk/requestWallet.js'
import type { SdkClient } from './sdk/SdkClient.js'
import { createRemoteSession, endWords } from './session/createRemoteSession.js'
import { followSession, type LivePairing } from './session/followSession.js'
import { missingFrom, outdatedError } from './session/missingFrom.js'
import type { ParsedSession } from './session/ParsedSession.js'
import { parseSession } from './session/parseSession.js'
import { preferredNetworkId } from './session/preferredNetworkId.js'
import type { RemoteSession } from './session/RemoteSession.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/**
 * Creates the pairing connector of one kit: one client, at most one session at a time. `announce` is called with sessions that the
 * wallet grants in addition to those that were requested.
 */
export function createPairing(
  options: WalletConnectOptions,
  context: PluginContext,
  announce: Announce,
  expire: typeof expireAfter,
): Pairing {
  const { kit, ports } = context
  const storage = createPairingStorage(ports.storage, kit.options.storagePrefix)
  const open = createOpenProposals({ ports, prefix: kit.options.storagePrefix })
  const { clock, log } = ports
  const pairingTimeoutMs = Math.min(options.pairingTimeoutMs ?? 240_000, 290_000)
  const destroyed = new AbortController()
  let live: LivePairing | undefined
  /** The session that storage had when the client read it, or that this page made since: of no other the client has the keys. */
  let known: string | undefined
  /** The restores that waited while a proposal kept this page's client from knowing what another tab had paired. */
  let missed: readonly NamespaceRequest[] | undefined

  const isAddress = (address: string, networkId: CaipNetworkId) =>
    kit.adapters.get(namespaceOf(networkId))?.isAddress(address, networkId) ?? true
  const isProposing = () => isResuming() || proposals.count() > 0
  const sdk = createLazySdk({
    options,
    context,
    destroyed: destroyed.signal,
    isInUse: () => live !== undefined || isProposing(),
    onOpening() {
      known = storage.read()?.topic
    },
    onOpen({ client }) {
      followSession(client.events, () => live, announce)
      attach(client)
    },
  })

  // The client reads its storage once and writes everything it knows: after another tab paired or disconnected, what this one
  // knows is old and must not be written back.
  const look = () => {
    const [now, old, before] = [storage.read(), live?.session.topic, sdk.now()]
    if (now?.topic === known) return
    live?.end('user-disconnected')
    proposals.withdrawLeft()
    if (isProposing()) return
    sdk.forget()
    const leave = async ({ client, close }: Sdk) => {
      // The page that paired did not have its keys: this one ends it in the wallet.
      if (old !== undefined && now?.left === old) await drop(client, old)
      close()
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
      const { client } = await sdk.open()
      return proposeSession({
        client,
        optionalNamespaces,
        signIn,
        signals: [signal, destroyed.signal],
        clock,
        expire,
        log,
        relayTimeoutMs: options.relayTimeoutMs ?? 15_000,
        pairingTimeoutMs,
        onUri,
        onOpen: open.add,
        onEnd: open.remove,
      })
    },
    mayLinger: () => missed === undefined,
    // The visitor approved a link that they had left for good: the wallet must not think that it is connected.
    onUnwanted: ({ session }) => void sdk.now()?.then(({ client }) => dropTopic(client, session)),
    onEnd: () => endUse(),
  })

  const endUse = () => {
    sdk.closeWhenIdle()
    if (missed !== undefined && !isProposing()) clock.setTimeout(catchUp, 0)
  }

  const catchUp = () => {
    const requests = missed
    missed = undefined
    if (requests === undefined || live !== undefined || destroyed.signal.aborted) return
    sdk.close()
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
      sdk.closeWhenIdle()
    }
    const session = createRemoteSession({
      parsed,
      networkIdOf: (namespace) => remembered()[namespace] ?? preferredNetworkId(parsed, requests, namespace),
      clock,
      isAddress,
      isSameAddress: (namespace, a, b) => kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b,
      formatAddress: sdk.formatAddress,
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
    const { client } = await sdk.open()
    // Read only now: the visitor may have paired again while the client was loading.
    const remembered = storage.read()
    if (remembered === undefined) return undefined
    if (live?.session.topic === remembered.topic) return live.session.sessions()
    signal.throwIfAborted()
    // Paired by another tab: a client reads its storage once.
    if (remembered.topic !== known) {
      if (!isProposing()) return reconnect({ requests, signal })
      missed = requests
      return undefined
    }
    const stored = client.session.getAll().find((session) => session.topic === remembered.topic)
    const parsed = parseSession(stored, isAddress)
    const isGone = parsed === undefined || parsed.expiresAtMs <= clock.now()
    const missing = isGone ? [] : missingFrom(parsed, requests, options.namespaces)
    if (isGone || missing.length > 0) {
      forget()
      if (stored !== undefined) void drop(client, stored.topic)
      // Stale: dropped quietly. Made before the app needed more: the visitor is asked to connect again.
      if (missing.length > 0) throw outdatedError(missing)
      return undefined
    }
    const session = adopt(client, parsed, requests)
    // The wallet may have granted a namespace that the page has not stored. After the restore, which returns those that it has.
    clock.setTimeout(() => {
      if (live?.session === session) announce(session.sessions())
    }, 0)
    return session.sessions()
  }

  /** Takes the session that a wallet approved in place of the one before. */
  const replace = (client: SdkClient, parsed: ParsedSession, requests: readonly NamespaceRequest[]): Sessions => {
    const old = live?.session.topic ?? storage.read()?.topic
    live?.end('replaced')
    const hasKeys = old !== undefined && client.session.keys.includes(old)
    if (hasKeys) void drop(client, old)
    return adopt(client, parsed, requests, hasKeys ? undefined : old).sessions()
  }

  const { attach, isResuming, resume } = createResume({
    kit,
    ports,
    open,
    openSdk: sdk.open,
    signal: destroyed.signal,
    expire,
    take(client, { session, isInTime }, requests) {
      const parsed = parseSession(session, isAddress)
      if (parsed !== undefined && parsed.topic === storage.read()?.topic) return undefined
      const isWanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
      // The page that asked is gone for too long: the wallet must not think that it is connected.
      if (isInTime && parsed !== undefined && isWanted) return replace(client, parsed, requests)
      dropTopic(client, session)
    },
    announce,
    onEnd: endUse,
  })

  return {
    resume,
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
      const { client } = await sdk.open()
      const parsed = parseSession(value, isAddress)
      const wanted = requests.some(({ namespace }) => parsed?.namespaces.has(namespace))
      if (parsed === undefined || !wanted) {
        dropTopic(client, value)
        throw new KitError('connection/noAccounts', { shortMessage: 'The wallet granted no account.' })
      }
      if (answer.cacaos !== undefined) signIn?.answered(answer.cacaos)
      return replace(client, parsed, requests)
    },
    reconnect,
    destroy() {
      destroyed.abort(new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed.' }))
      live = undefined
      endWatch()
      open.destroy()
      sdk.close()
    },
  }
}
