import type { CaipNetworkId, NamespaceRequest, PluginContext, Sessions } from '@kit/core/adapter'
import type { PairingStorage } from './createPairingStorage.js'
import { ProviderRpcError } from './error/ProviderRpcError.js'
import { createProvider } from './provider/createProvider.js'
import type { LazySdk } from './sdk/createLazySdk.js'
import { requestRemoteWallet } from './sdk/requestRemoteWallet.js'
import type { SdkClient } from './sdk/SdkClient.js'
import { createPairedSession, endMessage } from './session/createPairedSession.js'
import type { LivePairing } from './session/followSession.js'
import type { PairedSession } from './session/PairedSession.js'
import type { ParsedSession } from './session/ParsedSession.js'
import type { AddressCheck } from './session/parseCaipAccounts.js'
import type { WalletConnectOptions } from './WalletConnectOptions.js'

/** Shared dependencies of the parts of a pairing. */
export type PairingContext = {
  readonly options: WalletConnectOptions
  readonly context: PluginContext
  readonly destroyed: AbortSignal
  readonly storage: PairingStorage
  readonly sdk: LazySdk
  readonly isAddress: AddressCheck
  /** Ends a session in the wallet. */
  drop(client: SdkClient, topic: string, signal?: AbortSignal): Promise<void>
  /** Ends a session that a wallet approved without a caller waiting. Ignores anything that isn't a session. */
  dropUnwanted(client: SdkClient, session: unknown): void
}

/** The session of this page: at most one, persisted in storage. */
export type ActiveSession = {
  now(): LivePairing | undefined
  /** Whether the client has the keys of a session: it was in storage when the client read it, or this page created it since. */
  isKnown(topic: string | undefined): boolean
  /** Called before the client reads its storage. */
  noteRead(): void
  adopt(client: SdkClient, parsed: ParsedSession, requests: readonly NamespaceRequest[]): PairedSession
  /** Replaces the session with one that a wallet approved. */
  replace(client: SdkClient, parsed: ParsedSession, requests: readonly NamespaceRequest[]): Sessions
  /** Deletes the session from storage. */
  forget(): void
  /** Releases the session without deleting it, for the next page load. */
  leave(): void
}

/** Creates the holder of the session, initially empty. */
export function createActiveSession(shared: PairingContext): ActiveSession {
  const { context, drop, isAddress, sdk, storage } = shared
  const { kit } = context
  let live: LivePairing | undefined
  let known: string | undefined

  const forget = () => {
    storage.write(undefined)
    known = undefined
  }

  const adopt = (
    client: SdkClient,
    parsed: ParsedSession,
    requests: readonly NamespaceRequest[],
    left?: string,
  ): PairedSession => {
    const { topic } = parsed
    // Read each time, because another tab may have switched in the meantime.
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
      ended.abort(new ProviderRpcError(4900, endMessage(reason)))
      sdk.closeWhenIdle()
    }
    const session = createPairedSession({
      ...requestersOf(shared, { client, parsed, requests, ended: ended.signal }),
      parsed,
      networkIdOf: (namespace) => remembered()[namespace] ?? preferredNetworkId(parsed, requests, namespace),
      isAddress,
      isSameAddress: (namespace, a, b) => kit.adapters.get(namespace)?.isSameAddress(a, b) ?? a === b,
      formatAddress: sdk.formatAddress,
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

  return {
    now: () => live,
    isKnown: (topic) => topic === known,
    noteRead() {
      known = storage.read()?.topic
    },
    adopt,
    replace(client, parsed, requests) {
      const old = live?.session.topic ?? storage.read()?.topic
      live?.end('replaced')
      const hasKeys = old !== undefined && client.session.keys.includes(old)
      if (hasKeys) void drop(client, old)
      return adopt(client, parsed, requests, hasKeys ? undefined : old).sessions()
    },
    forget,
    leave() {
      live = undefined
    },
  }
}

/** Returns functions that send requests of a session to its wallet and to the networks' own endpoints. */
function requestersOf(
  { options, context, destroyed }: PairingContext,
  session: {
    readonly client: SdkClient
    readonly parsed: ParsedSession
    readonly requests: readonly NamespaceRequest[]
    readonly ended: AbortSignal
  },
): Pick<Parameters<typeof createPairedSession>[0], 'request' | 'createProvider'> {
  const { client, parsed, requests, ended } = session
  const { clock, fetch } = context.ports
  const { requestTimeoutMs: timeoutMs = 300_000, rpcUrls } = options
  const { capabilitiesOf, topic } = parsed
  return {
    request: ({ signal, ...call }) =>
      requestRemoteWallet({ ...call, client, topic, clock, timeoutMs, signals: [signal, ended] }),
    createProvider: (namespace) =>
      createProvider(namespace, { requests, capabilitiesOf, rpcUrls, clock, fetch, signal: destroyed }),
  }
}

/** Returns the initial network of a namespace: the first requested one that the wallet granted, otherwise the first requested one. */
export function preferredNetworkId(
  parsed: ParsedSession,
  requests: readonly NamespaceRequest[],
  namespace: string,
): CaipNetworkId | undefined {
  const granted = parsed.namespaces.get(namespace)?.networkIds
  const networks = requests.find((request) => request.namespace === namespace)?.networks ?? []
  return (networks.find((network) => granted?.includes(network.id)) ?? networks[0])?.id
}
