import { type CaipNetworkId, namespaceOf, type PluginContext } from '@kit/core/plugin'
import { siwxTimes } from '../config/siwxTimes.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { PagePlace } from '../message/toSignInMessage.js'
import { createNonceStock, type NonceStock } from '../page/createNonceStock.js'
import { createSessionStore, type SessionStore } from '../page/createSessionStore.js'
import { readPage } from '../page/readPage.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'
import { type Backend, createBackend, type GivenNonce, type ServerSiwxOptions } from './createBackend.js'
import { type Bearers, createBearers } from './createBearers.js'

/** What the commands of a config over a backend work with. */
export type ServerServices = {
  readonly options: ServerSiwxOptions
  readonly words: NamespaceWords
  readonly place: PagePlace
  readonly backend: Backend
  readonly bearers: Bearers
  readonly nonces: NonceStock<GivenNonce & { readonly nowByServerMs: () => number }>
  /** The tokens of the nonces whose messages may still be signed. */
  readonly nonceTokens: Map<string, string>
  /** What was signed here, so that the kit can tell whether it is good on another network too. The server says which of it counts. */
  readonly sessions: SessionStore
  /** Everybody whom the server knows as signed in here. Questions at the same time are one. */
  signedIn(): Promise<readonly SignedInAccount[]>
  /** The server signed somebody in or out: what was asked before is answered as it was then, and asked anew. */
  outdate(): void
  isSame(account: SignedInAccount, chainId: CaipNetworkId, address: string): boolean
  destroy(): void
}

export function createServerServices(
  context: PluginContext,
  options: ServerSiwxOptions,
  changed: () => void,
): ServerServices {
  const { kit, ports } = context
  const { storage: kind = 'local', projectId } = options
  const key = `${kit.options.storagePrefix ?? 'kit'}.siwx`
  const { place, words } = readPage(context)
  const backend = createBackend(context, options)
  const bearers = createBearers(ports, { key: `${key}-tokens`, kind })
  const sessions = createSessionStore(ports, { key, kind, words }, changed)
  const nonceTokens = new Map<string, string>()
  let asked: Promise<readonly SignedInAccount[]> | undefined

  async function giveNonce() {
    const given = await backend.nonce()
    const atMs = ports.clock.monotonic()
    return { ...given, nowByServerMs: () => given.nowMs + ports.clock.monotonic() - atMs }
  }

  async function ask(): Promise<readonly SignedInAccount[]> {
    const answers = await Promise.all(
      bearersOf(bearers, projectId).map(async (bearer) => {
        const answer = await backend.session(bearer)
        if (answer === undefined || answer.token !== undefined) bearers.replace(bearer, answer?.token)
        return answer?.accounts ?? []
      }),
    )
    // Who signed in twice has two tokens of a kit-server.
    const byId = new Map(answers.flat().map((account) => [`${account.chainId}:${account.address}`, account]))
    return [...byId.values()]
  }

  return {
    options,
    words,
    place,
    backend,
    bearers,
    // Half of its life is for the visitor, who may look at the message for as long.
    nonces: createNonceStock(ports.clock, giveNonce, siwxTimes.messageRenewMs / 2),
    nonceTokens,
    sessions,
    signedIn() {
      if (asked !== undefined) return asked
      const own = ask().finally(() => {
        if (asked === own) asked = undefined
      })
      asked = own
      return own
    },
    outdate() {
      asked = undefined
    },
    isSame(account, chainId, address) {
      const namespace = namespaceOf(chainId)
      const isSameAddress = kit.adapters.get(namespace)?.isSameAddress
      return account.chainId.startsWith(`${namespace}:`) && isSameAddress?.(account.address, address) === true
    },
    destroy: () => sessions.destroy(),
  }
}

/** By which tokens a server is asked: without one it may know the browser by its cookie, which a kit-server does not. */
export function bearersOf(bearers: Bearers, projectId: string | undefined): readonly (string | undefined)[] {
  const tokens = bearers.read()
  return tokens.length === 0 && projectId === undefined ? [undefined] : tokens
}
