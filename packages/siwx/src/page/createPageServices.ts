import type { CaipNetworkId } from '@kit/core'
import type { MessageVerifier, PluginContext } from '@kit/core/plugin'
import { isSameAddress } from '../check/isSameAddress.js'
import { judgeSession, type SessionJudgement } from '../check/judgeSession.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { SiwxSession } from '../SiwxSession.js'
import { createNonce } from './createNonce.js'
import { createNonceStock, type NonceStock } from './createNonceStock.js'
import { createSessionStore, type SessionStore } from './createSessionStore.js'
import type { PageSiwxOptions } from './PageSiwxOptions.js'

/** What the commands of a config for the page alone work with. */
export type PageServices = {
  readonly options: PageSiwxOptions
  readonly context: PluginContext
  readonly words: NamespaceWords
  readonly nonces: NonceStock
  readonly sessions: SessionStore
  /** Where the page is, as its messages say it. */
  readonly place: { readonly scheme?: string; readonly domain: string; readonly uri: string }
  /** Checks a session. One that held holds on while the page lives: only its times are looked at again. */
  judge(session: SiwxSession, maxAgeMs?: number): Promise<SessionJudgement>
  destroy(): void
}

/** Creates them. */
export function createPageServices(
  context: PluginContext,
  options: PageSiwxOptions,
  changed: () => void,
): PageServices {
  const { kit, ports } = context
  const adapters = [...kit.adapters.values()]
  const words = Object.fromEntries(adapters.map(({ label, namespace }) => [namespace, label ?? namespace]))
  const place = placeOf(ports.platform.href, options)
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

/** The address of a server-rendered page is not known: messages are made in the browser alone. */
function placeOf(href: string, { domain, uri }: PageSiwxOptions): PageServices['place'] {
  const { host, origin, pathname, protocol } = new URL(href || 'https://invalid')
  return {
    ...(protocol !== 'https:' && { scheme: protocol.slice(0, -1) }),
    domain: domain ?? host,
    uri: uri ?? `${origin}${pathname}`,
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
export const isOf = ({ data }: SiwxSession, networkId: CaipNetworkId, address: string): boolean => {
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  return data.chainId.startsWith(`${namespace}:`) && isSameAddress(namespace, data.accountAddress, address)
}
