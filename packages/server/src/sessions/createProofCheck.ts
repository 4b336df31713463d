import type { Kysely } from 'kysely'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { SignatureCheck } from '../signature/createSignatureCheck.js'
import { spendMessage } from '../signature/spendMessage.js'
import type { Tables } from '../store/Tables.js'
import { type SessionProof, sessionProof } from './sessionProof.js'

/** A proof that was found right, or that nobody asked for. */
export type CheckedProof = {
  /** Notes it as used, within the transaction of what it permits. False when it was used before. */
  spend(db: Kysely<Tables>): Promise<boolean>
}

/**
 * Checks that the account signed the text of a proof.
 *
 * @throws ApiRefusal 401, field `signature`, when it did not, when the proof is past its expiry, or when one is needed and not given
 * @throws NoUpstreamAnswered when the chain of a contract wallet cannot be asked
 */
export type ProofCheck = (proof: SessionProof, signature: string | undefined) => Promise<CheckedProof>

/** What the check works with. */
export type ProofCheckOptions = {
  readonly isSigned: SignatureCheck
  /** Whether a change without proof is refused. */
  readonly requireProof: boolean
  readonly now: () => number
}

/** Checks the proofs of wallet sessions. */
export function createProofCheck({ isSigned, requireProof, now }: ProofCheckOptions): ProofCheck {
  return async (proof, signature) => {
    if (signature === undefined) {
      if (requireProof) throw refusal('The signature of the account is needed')
      return { spend: async () => true }
    }
    const expiresAtMs = Math.min(proof.expiry * 1000, Number.MAX_SAFE_INTEGER)
    if (expiresAtMs <= now()) throw refusal('The proof is past its expiry')
    const [namespace, reference, signer = ''] = proof.account.split(':')
    const { getAddress } = await import('viem')
    const message = sessionProof(proof)
    const signed = { address: getAddress(signer), chain: `${namespace}:${reference}`, message, signature }
    if (!(await isSigned(signed))) throw refusal('The account did not sign the text of this proof')
    return { spend: (db) => spendMessage(db, { signer, message, expiresAtMs }) }
  }
}

function refusal(why: string): ApiRefusal {
  return new ApiRefusal(401, 'signature', why)
}
