import type { SignInRequest } from '@kit/core/adapter'
import { readSignInGrants } from './readSignInGrants.js'
import type { SdkClient } from './SdkClient.js'

/** What a wallet answered to a proposal: the session as the client keeps it, and what it signed where it was asked to. */
export type SignInAnswer = {
  readonly session: unknown
  /** CACAOs (CAIP-74) as the wallet gave them, unchecked. Absent where it only settled. */
  readonly cacaos?: readonly unknown[]
}

/** What a page asked for with `session_authenticate`. */
export type SignInProposal = {
  readonly request: SignInRequest
  readonly methods: readonly string[]
  readonly optionalNamespaces: unknown
  readonly publicKey: string
  readonly pairingTopic: string
}

/** How long a session lasts by the protocol, in seconds. */
const sessionLifeS = 604_800

/**
 * Makes the session that a wallet granted by what it signed. The client would do it, but asks a vendor's node about signatures of
 * contracts first, and goes on after it found one wrong; whether the proofs hold is for those to say who asked for them.
 *
 * @throws Error when the answer is none; undefined as session when nothing of what was asked is granted.
 */
export async function openSignedSession(
  client: SdkClient,
  asked: SignInProposal,
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
  const { accounts, chains, methods } = readSignInGrants(cacaos, asked)
  if (accounts.length === 0 || methods.length === 0) return { session: undefined }
  const topic = await client.core.crypto.generateSharedKey(asked.publicKey, peerKey)
  await client.core.relayer.subscribe(topic, { transportType: 'relay' })
  await client.session.set(topic, {
    topic,
    acknowledged: true,
    self: { publicKey: asked.publicKey, metadata: client.metadata },
    peer: { publicKey: peerKey, metadata: metadata ?? {} },
    controller: peerKey,
    expiry: Math.floor(nowMs / 1000) + sessionLifeS,
    requiredNamespaces: {},
    optionalNamespaces: asked.optionalNamespaces,
    relay: { protocol: 'irn' },
    pairingTopic: asked.pairingTopic,
    namespaces: { eip155: { chains, accounts, methods, events: ['chainChanged', 'accountsChanged'] } },
    transportType: 'relay',
  })
  return { session: client.session.getAll().find((session) => session.topic === topic), cacaos }
}
