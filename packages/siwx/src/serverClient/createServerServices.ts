import { type CaipNetworkId, namespaceOf, type PluginContext } from '@kit/core/plugin'
import { siwxTimes } from '../config/siwxTimes.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { PageLocation } from '../message/toSignInMessage.js'
import { createNoncePool, type NoncePool } from '../page/createNoncePool.js'
import { createSessionStore, type SessionStore } from '../page/createSessionStore.js'
import { readPage } from '../page/readPage.js'
import type { SignedInAccount } from '../server/SignedInAccount.js'
import { type Backend, createBackend, type IssuedNonce, type ServerSiwxOptions } from './createBackend.js'
import { type BearerTokens, createBearerTokens } from './createBearerTokens.js'

/** Dependencies of the commands of a backend config. */
export type ServerServices = {
  readonly options: ServerSiwxOptions
  readonly words: NamespaceWords
  readonly place: PageLocation
  readonly backend: Backend
  readonly bearerTokens: BearerTokens
  readonly nonces: NoncePool<IssuedNonce & { readonly serverNowMs: () => number }>
  /** Tokens of nonces whose messages may still be signed. */
  readonly nonceTokens: Map<string, string>
  /** Sessions signed in this browser, so that the kit can verify them on other networks. The server decides which are valid. */
  readonly sessions: SessionStore
  /** Returns all accounts that the server has signed in. Concurrent calls share one request. */
  signedIn(): Promise<readonly SignedInAccount[]>
  /** Marks pending lookups as stale after the server signed an account in or out. */
  markStale(): void
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
  const bearerTokens = createBearerTokens(ports, { key: `${key}-tokens`, kind })
  const sessions = createSessionStore(ports, { key, kind, words }, changed)
  const nonceTokens = new Map<string, string>()
  let requested: Promise<readonly SignedInAccount[]> | undefined

  async function issueNonce() {
    const given = await backend.nonce()
    const atMs = ports.clock.monotonic()
    return { ...given, serverNowMs: () => given.nowMs + ports.clock.monotonic() - atMs }
  }

  async function ask(): Promise<readonly SignedInAccount[]> {
    const answers = await Promise.all(
      bearerTokensOf(bearerTokens, projectId).map(async (bearer) => {
        const answer = await backend.session(bearer)
        // A token that was signed out in the meantime stays removed.
        const isKept = bearer === undefined || bearerTokens.read().includes(bearer)
        if (isKept && (answer === undefined || answer.token !== undefined)) bearerTokens.replace(bearer, answer?.token)
        return answer?.accounts ?? []
      }),
    )
    // An account that signed in twice has two kit-server tokens.
    const byId = new Map(answers.flat().map((account) => [`${account.chainId}:${account.address}`, account]))
    return [...byId.values()]
  }

  return {
    options,
    words,
    place,
    backend,
    bearerTokens,
    // Leaves half of the lifetime for the user to read and sign the message.
    nonces: createNoncePool(ports.clock, issueNonce, siwxTimes.messageRenewMs / 2),
    nonceTokens,
    sessions,
    signedIn() {
      if (requested !== undefined) return requested
      const own = ask().finally(() => {
        if (requested === own) requested = undefined
      })
      requested = own
      return own
    },
    markStale() {
      requested = undefined
    },
    isSame(account, chainId, address) {
      const namespace = namespaceOf(chainId)
      const isSameAddress = kit.adapters.get(namespace)?.isSameAddress
      return account.chainId.startsWith(`${namespace}:`) && isSameAddress?.(account.address, address) === true
    },
    destroy: () => sessions.destroy(),
  }
}

/** Returns the tokens for server requests. A backend may identify the browser by its cookie without a token; a kit-server doesn't. */
export function bearerTokensOf(bearers: BearerTokens, projectId: string | undefined): readonly (string | undefined)[] {
  const tokens = bearers.read()
  return tokens.length === 0 && projectId === undefined ? [undefined] : tokens
}
