import { type ProofPurpose, proofText } from '@kit/server/contract'
import { stringToHex } from 'viem'
import type { Session } from '../login/Session.js'
import type { Vault } from '../worker/createVault.js'

/** Signs a proof that the wallet is unlocked, for one kind of call of this session ({@link proofText}). */
export async function prove(
  vault: Pick<Vault, 'sign'>,
  { user, session, skewMs }: Session,
  purpose: ProofPurpose,
): Promise<{ readonly signedAt: number; readonly signature: string }> {
  const signedAt = Date.now() + skewMs
  const message = stringToHex(proofText({ purpose, user, session, signedAt }))
  return { signedAt, signature: await vault.sign({ type: 'message', account: 'eoa', message }) }
}
