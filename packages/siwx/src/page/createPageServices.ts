import type { CaipNetworkId } from '@kit/core'
import { type MessageVerifier, namespaceOf, type PluginContext } from '@kit/core/plugin'
import { isSameAddressIn } from '../check/isSameAddressIn.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { type SessionVerification, verifySession } from '../check/verifySession.js'
import { createNonce } from '../message/createNonce.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { PageLocation } from '../message/toSignInMessage.js'
import { createNoncePool, type NoncePool } from './createNoncePool.js'
import { createSessionStore, type SessionStore } from './createSessionStore.js'
import type { PageSiwxOptions } from './PageSiwxOptions.js'
import { readPage } from './readPage.js'

/** Dependencies of the commands of a page-only config. */
export type PageServices = {
  readonly options: PageSiwxOptions
  readonly context: PluginContext
  readonly words: NamespaceWords
  readonly nonces: NoncePool
  readonly sessions: SessionStore
  readonly place: PageLocation
  /** Checks a session. A session found valid stays valid while the page is open; only its times are checked again. */
  verify(session: SiwxSession, maxAgeMs?: number): Promise<SessionVerification>
  destroy(): void
}

export function createPageServices(
  context: PluginContext,
  options: PageSiwxOptions,
  changed: () => void,
): PageServices {
  const { kit, ports } = context
  const { place, words } = readPage(context, options)
  const verifiers = (options.verifiers ?? adapterVerifiers(context)).map(remembering)
  const sessions = createSessionStore(
    ports,
    { key: `${kit.options.storagePrefix ?? 'kit'}.siwx`, kind: options.storage ?? 'local', words },
    changed,
  )
  return {
    options,
    context,
    words,
    sessions,
    place,
    nonces: createNoncePool(ports.clock, async () => (await options.getNonce?.()) ?? createNonce(ports.random)),
    verify: (session, maxAgeMs) =>
      verifySession(session, {
        isDomain: (domain) => domain === place.domain,
        nowMs: ports.clock.now(),
        verifiers,
        words,
        ...(maxAgeMs !== undefined && { maxAgeMs }),
      }),
    destroy: () => sessions.destroy(),
  }
}

/** Caches the sessions that a verifier found valid. */
function remembering(verifier: MessageVerifier<SiwxSession>): MessageVerifier<SiwxSession> {
  const held = new Set<string>()
  return {
    ...verifier,
    async verify(session) {
      const { data, message, signature } = session
      const key = JSON.stringify([data.chainId, data.accountAddress, message, signature])
      if (held.has(key)) return 'valid'
      const verdict = await verifier.verify(session)
      if (verdict === true || verdict === 'valid') held.add(key)
      return verdict
    },
  }
}

/** Verifies signatures with the adapter of the namespace, on the network named in the message. */
function adapterVerifiers({ kit }: PluginContext): readonly MessageVerifier<SiwxSession>[] {
  return [...kit.adapters.values()].flatMap((adapter) => {
    const { namespace, networks, verifyMessage } = adapter
    if (verifyMessage === undefined) return []
    const networkOf = (id: CaipNetworkId) =>
      networks.find((network) => network.id === id) ?? adapter.toUnknownNetwork(id)
    return {
      namespace,
      verify: ({ data, message, signature }) =>
        verifyMessage({ network: networkOf(data.chainId), address: data.accountAddress, message, signature }),
    } satisfies MessageVerifier<SiwxSession>
  })
}

/** Returns whether a session belongs to an account. */
export const isSessionOf = ({ data }: SiwxSession, networkId: CaipNetworkId, address: string): boolean => {
  const namespace = namespaceOf(networkId)
  return data.chainId.startsWith(`${namespace}:`) && isSameAddressIn(namespace, data.accountAddress, address)
}
