import type { CaipNetworkId, MessageVerifier } from '@kit/core/plugin'
import type { CryptoKey, JWK } from 'jose'
import type { SiwxSession } from '../check/SiwxSession.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import type { RequestHeaders } from './createCookies.js'
import type { NonceStore } from './NonceStore.js'
import type { SignedInAccount } from './SignedInAccount.js'

/** Options for `createSiwxServer`. */
export type SiwxServerOptions = {
  /**
   * Hosts of the app's pages, including ports: `['dapp.example', 'localhost:5173']`. Messages for other domains are rejected. If all of
   * them are the local machine, cookies omit `Secure`, which some browsers reject over plain HTTP.
   */
  readonly domains: readonly string[]
  /** One verifier for each namespace that may sign in, from the `./verify` entry of each adapter. */
  readonly verifiers: readonly MessageVerifier<SiwxSession>[]
  /** Signs the sessions (HS256). At least 32 bytes, and the same on all replicas. Strings are encoded as UTF-8. */
  readonly secret?: string | Uint8Array | undefined
  /** An Ed25519 key pair (EdDSA) to use instead of `secret`, so that others can verify sessions with the public key. */
  readonly keys?: { readonly privateKey: CryptoKey | JWK; readonly publicKey: CryptoKey | JWK }
  /** Defaults to the memory of this process, which works for a single process only. */
  readonly nonces?: NonceStore
  /** Chains that may sign in. Defaults to all in the verifiers' namespaces. */
  readonly chains?: readonly CaipNetworkId[]
  /** Session lifetime since the last `GET /session`, in milliseconds. Defaults to 24 hours. Cookies end it after 400 days. */
  readonly ttlMs?: number
  /** Returns milliseconds since the epoch. Defaults to the system clock. */
  readonly clock?: { now(): number }
  /** `bearer` responds with a token instead of cookies, for pages on a different site than this backend. Defaults to `cookie`. */
  readonly session?: 'cookie' | 'bearer'
  /** Words of additional namespaces, as in `parseMessage`. */
  readonly words?: NamespaceWords
  /** Stores the IDs of revoked sessions. Without it, signing out deletes the session only in the browser. */
  readonly revoked?: {
    add(id: string, expiresAtMs: number): void | Promise<void>
    has(id: string): boolean | Promise<boolean>
  }
  /**
   * Called for each valid sign-in before the response is sent. If it throws, the sign-in fails. Store the session to check it again later.
   */
  onSignIn?(session: SiwxSession): void | Promise<void>
}

/** The session of a request. */
export type ServerSession = {
  /** Changes with each sign-in. */
  readonly id: string
  /** Up to ten accounts, with the most recent last. Never empty. */
  readonly accounts: readonly SignedInAccount[]
  /** When the session expires unless it is renewed, in milliseconds since the epoch. */
  readonly expiresAt: number
}

/** Sign-in handlers created by `createSiwxServer`. */
export type SiwxServer = {
  /**
   * Handles `GET …/nonce`, `POST …/verify`, `GET …/session` and `POST …/sign-out` under any path. Rejects only with errors of `onSignIn`.
   * For users who aren't signed in, `session` responds with 401, and `session?optional` with 200 and no accounts.
   */
  handle(request: Request): Promise<Response>
  /**
   * Returns the session of a request, or of its headers, from its cookie or bearer token. Returns undefined if the user isn't signed in. It
   * identifies the sender but not their intent: also check `Origin` before changing anything. Rejects with errors of `revoked.has`.
   *
   * @example const session = await siwx.getSession(await headers())
   */
  getSession(from: Request | RequestHeaders): Promise<ServerSession | undefined>
}
