import type { CaipNetworkId, MessageVerifier } from '@kit/core/plugin'
import type { CryptoKey, JWK } from 'jose'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { NonceStore } from './NonceStore.js'
import type { SignedInAccount } from './SignedInAccount.js'

/** What `createSiwxServer` is made of. */
export type SiwxServerOptions = {
  /**
   * The hosts of the app's pages, with their ports: `['dapp.example', 'localhost:5173']`. Nothing else says for whom a message may be.
   * When all of them are this machine, cookies go without `Secure`, which not every browser sends to plain http there.
   */
  readonly domains: readonly string[]
  /** One for each namespace that may sign in, of the adapters' entries `./verify`. */
  readonly verifiers: readonly MessageVerifier<SiwxSession>[]
  /** Of at least 32 bytes; signs the sessions (HS256). The same on all replicas. A text counts as its UTF-8. */
  readonly secret?: string | Uint8Array | undefined
  /** In place of `secret`: a pair of Ed25519 keys (EdDSA), so that others can check sessions by the public one. */
  readonly keys?: { readonly privateKey: CryptoKey | JWK; readonly publicKey: CryptoKey | JWK }
  /** Default: the memory of this process, which is not enough for two. */
  readonly nonces?: NonceStore
  /** The chains that may sign in. Default: all of the verifiers' namespaces. */
  readonly chains?: readonly CaipNetworkId[]
  /** How long a session lives from when `GET /session` was last asked. Default 24 hours. */
  readonly ttlMs?: number
  /** Milliseconds since 1970. Default: the machine's. */
  readonly clock?: { now(): number }
  /** `bearer` answers with a token in place of cookies, for pages on another site than this backend. Default `cookie`. */
  readonly session?: 'cookie' | 'bearer'
  /** Words of namespaces that the kit does not know, as `parseMessage` takes them. */
  readonly words?: NamespaceWords
  /** The sessions that were ended, by their ids. Default: a session that was ended is deleted in the browser alone. */
  readonly revoked?: {
    add(id: string, expiresAtMs: number): void | Promise<void>
    has(id: string): boolean | Promise<boolean>
  }
  /** Told of each sign-in that holds, before it is answered; when it throws, nobody is signed in. Keep the session to check it again later. */
  onSignIn?(session: SiwxSession): void | Promise<void>
}

/** Whose request it is. */
export type ServerSession = {
  /** Another at each sign-in. */
  readonly id: string
  /** At most ten, the one that signed in last at the end; never empty. */
  readonly accounts: readonly SignedInAccount[]
  /** When the session ends unless it is renewed, in ms since 1970. */
  readonly expiresAt: number
}

/** Handlers that sign visitors in: `createSiwxServer` makes them. */
export type SiwxServer = {
  /**
   * Answers `GET …/nonce`, `POST …/verify`, `GET …/session` and `POST …/sign-out`, below any path. Rejects only with what `onSignIn` threw.
   */
  handle(request: Request): Promise<Response>
  /**
   * Whose request it is, by its cookie or bearer token; undefined when nobody is signed in. It says who asks, not that they meant to: what
   * changes something needs a look at `Origin` beside it. Rejects with what `revoked.has` throws.
   */
  getSession(request: Request): Promise<ServerSession | undefined>
}
