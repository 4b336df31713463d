import type { SignInRequest } from '@kit/core/adapter'
import { readSignInGrants } from './readSignInGrants.js'
import type { SdkClient } from './SdkClient.js'

/** A wallet's response to a proposal: the client's session, and what the wallet signed, if requested. */
export type SignInAnswer = {
  readonly session: unknown
  /** CACAOs (CAIP-74) as the wallet returned them, unverified. Undefined if the wallet only approved the session. */
  readonly cacaos?: readonly unknown[]
}

/** The parameters of a `session_authenticate` request. */
export type SignInProposal = {
  readonly request: SignInRequest
  readonly methods: readonly string[]
  readonly optionalNamespaces: unknown
  readonly publicKey: string
  readonly pairingTopic: string
}

/** Lifetime of a session by the protocol, in seconds. */
const sessionLifeS = 604_800

/**
 * Creates the session that a wallet granted with its signature. The client's own implementation asks a vendor's node about contract
 * signatures, and continues after an invalid one. Here the caller verifies the proofs.
 *
 * @throws Error for an invalid response. The session is undefined when nothing of the request is granted.
 */
export async function openSignedSession(
  client: SdkClient,
  requested: SignInProposal,
  answer: unknown,
  nowMs: number,
): Promise<SignInAnswer> {
  const { cacaos, responder } = (answer ?? {}) as { readonly cacaos?: unknown; readonly responder?: unknown }
  const { publicKey: peerKey, metadata } = (responder ?? {}) as {
    readonly publicKey?: unknown
    readonly metadata?: unknown
  }
  if (!Array.isArray(cacaos) || typeof peerKey !== 'string' || !/^[0-9a-f]{64}$/.test(peerKey))
    throw new Error('The wallet returned an invalid sign-in response.')
  const { accounts, chains, methods } = readSignInGrants(cacaos, requested)
  if (accounts.length === 0 || methods.length === 0) return { session: undefined }
  const topic = await client.core.crypto.generateSharedKey(requested.publicKey, peerKey)
  await client.core.relayer.subscribe(topic, { transportType: 'relay' })
  await client.session.set(topic, {
    topic,
    acknowledged: true,
    self: { publicKey: requested.publicKey, metadata: client.metadata },
    peer: { publicKey: peerKey, metadata: metadata ?? {} },
    controller: peerKey,
    expiry: Math.floor(nowMs / 1000) + sessionLifeS,
    requiredNamespaces: {},
    optionalNamespaces: requested.optionalNamespaces,
    relay: { protocol: 'irn' },
    pairingTopic: requested.pairingTopic,
    namespaces: { eip155: { chains, accounts, methods, events: ['chainChanged', 'accountsChanged'] } },
    transportType: 'relay',
  })
  return { session: client.session.getAll().find((session) => session.topic === topic), cacaos }
}
