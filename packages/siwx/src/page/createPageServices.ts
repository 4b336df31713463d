import type { CaipNetworkId } from '@kit/core'
import { type MessageVerifier, namespaceOf, type PluginContext } from '@kit/core/plugin'
import { isSameAddress } from '../check/isSameAddress.js'
import { judgeSession, type SessionJudgement } from '../check/judgeSession.js'
import type { SiwxSession } from '../check/SiwxSession.js'
import { createNonce } from '../message/createNonce.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { PagePlace } from '../message/toSignInMessage.js'
import { createNonceStock, type NonceStock } from './createNonceStock.js'
import { createSessionStore, type SessionStore } from './createSessionStore.js'
import type { PageSiwxOptions } from './PageSiwxOptions.js'
import { readPage } from './readPage.js'

/** What the commands of a config for the page alone work with. */
export type PageServices = {
  readonly options: PageSiwxOptions
  readonly context: PluginContext
  readonly words: NamespaceWords
  readonly nonces: NonceStock
  readonly sessions: SessionStore
  readonly place: PagePlace
  /** Checks a session. One that held holds on while the page lives: only its times are looked at again. */
  judge(session: SiwxSession, maxAgeMs?: number): Promise<SessionJudgement>
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
    nonces: createNonceStock(ports.clock, async () => (await options.getNonce?.()) ?? createNonce(ports.random)),
    judge: (session, maxAgeMs) =>
      judgeSession(session, {
        isDomain: (domain) => domain === place.domain,
        nowMs: ports.clock.now(),
        verifiers,
        words,
        ...(maxAgeMs !== undefined && { maxAgeMs }),
      }),
    destroy: () => sessions.destroy(),
  }
}

/** The verifier, which is asked once for what it found valid. */
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

/** The adapters check what was signed in their namespace, on the network that the text names. */
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

/** Whether a session is of an account. */
export const isSessionOf = ({ data }: SiwxSession, networkId: CaipNetworkId, address: string): boolean => {
  const namespace = namespaceOf(networkId)
  return data.chainId.startsWith(`${namespace}:`) && isSameAddress(namespace, data.accountAddress, address)
}
