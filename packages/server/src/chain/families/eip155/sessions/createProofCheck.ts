import type { Kysely } from 'kysely'
import { HttpError } from '../../../../platform/http/HttpError.js'
import { spendMessage } from '../../../../platform/store/spendMessage.js'
import type { Tables } from '../../../../platform/store/Tables.js'
import type { SignatureCheck } from '../signature/createSignatureCheck.js'
import { readSigner, signerIdentifiers } from './readSigner.js'
import { type SessionProof, sessionProof } from './sessionProof.js'

/** The caller, and its signature if given. */
export type SubmittedProof = Pick<SessionProof, 'project'> & {
  /** Hosts that a proof can name: the configured ones, never a host that a client names. */
  readonly domains: readonly string[]
  readonly signature?: string | undefined
  readonly nonce?: string | undefined
  readonly expires?: number | undefined
}

/** The action that must be proven. */
export type ProofSubject = Pick<SessionProof, 'action' | 'account' | 'pci' | 'terms' | 'operation'>

/** A valid proof, or none if none is required. */
export type CheckedProof = {
  /** Marks it as used, within the transaction of its action. Returns false if it was already used. */
  spend(db: Kysely<Tables>): Promise<boolean>
}

/**
 * Verifies proofs. Both functions throw HttpError 401, field `signature`, for an invalid, expired or too long-lived proof, and for a
 * missing required one.
 */
export type ProofCheck = {
  /** Verifies the account's signature. @throws NoUpstreamResponded when the chain of a contract wallet is unavailable */
  checkAccountProof(subject: ProofSubject, proof: SubmittedProof): Promise<CheckedProof>
  /** Verifies the signature of a session signer key. */
  checkSignerProof(subject: ProofSubject, proof: SubmittedProof, signer: unknown): Promise<void>
  /** Whether a proof is always required. */
  readonly isRequired: boolean
}

/** Options for {@link createProofCheck}. */
export type ProofCheckOptions = {
  readonly isSigned: SignatureCheck
  readonly isRequired: boolean
  readonly now: () => number
}

/** Proofs are short-lived, so that a leaked one cannot be used later. */
const longestMs = 3_600_000
/** Tolerated clock skew between servers and signers. */
const toleranceMs = 60_000

/** Creates the verification of session proofs. */
export function createProofCheck({ isSigned, isRequired, now }: ProofCheckOptions): ProofCheck {
  /** Returns the text that must have been signed; undefined without a signature if none is required. */
  function textOf(subject: ProofSubject, proof: SubmittedProof, signerName: string) {
    const { domains, project, signature, nonce, expires } = proof
    if (signature === undefined) {
      if (isRequired) throw refusal(`A signature of ${signerName} is required`)
      return undefined
    }
    if (nonce === undefined || expires === undefined) throw refusal('A signature requires `nonce` and `expires`')
    const endsAtMs = expires * 1000
    if (endsAtMs <= now()) throw refusal('The proof has expired')
    if (endsAtMs > now() + longestMs + toleranceMs) throw refusal('The proof must expire within an hour')
    const messages = domains.map((domain) => sessionProof({ ...subject, domain, project, nonce, expires }))
    return { messages, signature, endsAtMs }
  }

  return {
    isRequired,
    async checkAccountProof(subject, proof) {
      const text = textOf(subject, proof, 'the account')
      if (text === undefined) return { spend: async () => true }
      const { messages, signature, endsAtMs } = text
      const [namespace, reference, signer = ''] = subject.account.split(':')
      const { getAddress } = await import('viem')
      const account = { address: getAddress(signer), chain: `${namespace}:${reference}`, signature }
      for (const message of messages)
        if (await isSigned({ ...account, message }))
          return { spend: (db) => spendMessage(db, { signer, message, expiresAtMs: endsAtMs + toleranceMs }) }
      throw refusal('Invalid signature: the account did not sign the text of this proof')
    },
    async checkSignerProof(subject, proof, signer) {
      const text = textOf(subject, proof, 'the signer of the session')
      if (text === undefined) return
      const names = await Promise.all(text.messages.map((message) => signerIdentifiers(message, text.signature)))
      if (readSigner(signer).some((known) => names.flat().includes(known))) return
      throw refusal('Invalid signature: the session signer did not sign the text of this proof')
    },
  }
}

function refusal(why: string): HttpError {
  return new HttpError(401, 'signature', why)
}
