import type { Kysely } from 'kysely'
import { ApiRefusal } from '../../../http/ApiRefusal.js'
import { spendMessage } from '../../../store/spendMessage.js'
import type { Tables } from '../../../store/Tables.js'
import type { SignatureCheck } from '../signature/createSignatureCheck.js'
import { namesOfSigner, readSigner } from './readSigner.js'
import { type SessionProof, sessionProof } from './sessionProof.js'

/** Who asks, and the signature that they give, if any. */
export type ProofGiven = Pick<SessionProof, 'project'> & {
  /** Hosts of which a proof must name one: those of the configuration, whatever host a client names. */
  readonly domains: readonly string[]
  readonly signature?: string | undefined
  readonly nonce?: string | undefined
  readonly expires?: number | undefined
}

/** What must be proven. */
export type ProofSubject = Pick<SessionProof, 'action' | 'account' | 'pci' | 'terms' | 'operation'>

/** A proof that was found right, or that nobody asked for. */
export type CheckedProof = {
  /** Notes it as used, within the transaction of what it permits. False when it was used before. */
  spend(db: Kysely<Tables>): Promise<boolean>
}

/**
 * Checks proofs. Both throw ApiRefusal 401, field `signature`, for one that is not right, has ended or lasts too long, and where one is
 * needed and not given.
 */
export type ProofCheck = {
  /** That the account signed. @throws NoUpstreamResponded when the chain of a contract wallet cannot be asked */
  byAccount(subject: ProofSubject, given: ProofGiven): Promise<CheckedProof>
  /** That a key of the session's signer signed. */
  bySigner(subject: ProofSubject, given: ProofGiven, signer: unknown): Promise<void>
  /** Whether nothing goes without proof. */
  readonly isRequired: boolean
}

/** What the check works with. */
export type ProofCheckOptions = {
  readonly isSigned: SignatureCheck
  readonly isRequired: boolean
  readonly now: () => number
}

/** A proof is made for what is to be done now: one that is found later opens nothing. */
const LONGEST_MS = 3_600_000
/** By so much the clocks of servers and signers may differ. */
const TOLERANCE_MS = 60_000

/** Checks the proofs of wallet sessions. */
export function createProofCheck({ isSigned, isRequired, now }: ProofCheckOptions): ProofCheck {
  /** The text that must have been signed; undefined when there is no signature and none is needed. */
  function textOf(subject: ProofSubject, given: ProofGiven, whose: string) {
    const { domains, project, signature, nonce, expires } = given
    if (signature === undefined) {
      if (isRequired) throw refusal(`A signature of ${whose} is required`)
      return undefined
    }
    if (nonce === undefined || expires === undefined) throw refusal('A signature requires `nonce` and `expires`')
    const endsAtMs = expires * 1000
    if (endsAtMs <= now()) throw refusal('The proof has expired')
    if (endsAtMs > now() + LONGEST_MS + TOLERANCE_MS) throw refusal('The proof must expire within an hour')
    const messages = domains.map((domain) => sessionProof({ ...subject, domain, project, nonce, expires }))
    return { messages, signature, endsAtMs }
  }

  return {
    isRequired,
    async byAccount(subject, given) {
      const text = textOf(subject, given, 'the account')
      if (text === undefined) return { spend: async () => true }
      const { messages, signature, endsAtMs } = text
      const [namespace, reference, signer = ''] = subject.account.split(':')
      const { getAddress } = await import('viem')
      const account = { address: getAddress(signer), chain: `${namespace}:${reference}`, signature }
      for (const message of messages)
        if (await isSigned({ ...account, message }))
          return { spend: (db) => spendMessage(db, { signer, message, expiresAtMs: endsAtMs + TOLERANCE_MS }) }
      throw refusal('Invalid signature: the account did not sign the text of this proof')
    },
    async bySigner(subject, given, signer) {
      const text = textOf(subject, given, 'the signer of the session')
      if (text === undefined) return
      const names = await Promise.all(text.messages.map((message) => namesOfSigner(message, text.signature)))
      if (readSigner(signer).some((known) => names.flat().includes(known))) return
      throw refusal('Invalid signature: the session signer did not sign the text of this proof')
    },
  }
}

function refusal(why: string): ApiRefusal {
  return new ApiRefusal(401, 'signature', why)
}
