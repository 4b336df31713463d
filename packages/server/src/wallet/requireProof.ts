import { recoverMessageAddress } from 'viem'
import type { z } from 'zod'
import { type ProofPurpose, proofText } from '../contract/proofText.js'
import type { proof as proofSchema } from '../contract/walletFields.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { Login } from './createLogins.js'
import type { WalletServices } from './WalletServices.js'

/** Proof in a request. */
export type Proof = z.output<typeof proofSchema>

const proofMs = 5 * 60_000

/** Requires a recent sign-in. @throws HttpError 403, field `fresh` */
export function requireFresh({ now }: Pick<WalletServices, 'now'>, { freshUntil }: Login): void {
  if (freshUntil <= now()) throw new HttpError(403, 'fresh', 'This requires a sign-in within the last five minutes')
}

/** Requires the unlocked wallet of the signed-in user. @throws HttpError 403, field `proof` */
export async function requireProof(
  { users, now }: Pick<WalletServices, 'now' | 'users'>,
  { user, session }: Login,
  purpose: ProofPurpose,
  proof: Proof | undefined,
): Promise<void> {
  const eoa = (await users.find(user))?.eoa?.toLowerCase()
  const isNow = proof !== undefined && Math.abs(now() - proof.signedAt) <= proofMs
  if (eoa !== undefined && isNow) {
    const message = proofText({ purpose, user, session, signedAt: proof.signedAt })
    const signer = await signerOf(message, proof.signature)
    if (signer === eoa) return
  }
  throw new HttpError(403, 'proof', 'This requires a proof from the unlocked wallet')
}

/** Returns the lower-case account that signed a message (EIP-191); undefined for an invalid signature. */
export async function signerOf(message: string, signature: string): Promise<string | undefined> {
  try {
    return (await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toLowerCase()
  } catch {
    return undefined
  }
}
