import { stringToHex } from 'viem'
import type { Session } from '../login/Session.js'
import type { Vault } from '../worker/createVault.js'

/** What a proof is good for: the path of the call that it comes with, after `/wallet/v1/`. */
export type ProofPurpose = 'passkey/options' | 'keys' | 'keys/remove' | 'email/update' | 'user/delete'

/** Signs that the wallet is open, for one kind of call of this session (`proofText` of the server’s contract). */
export async function prove(
  vault: Pick<Vault, 'sign'>,
  { user, session, skewMs }: Session,
  purpose: ProofPurpose,
): Promise<{ readonly signedAt: number; readonly signature: string }> {
  const signedAt = Date.now() + skewMs
  const message = stringToHex(['kit-proof/1', purpose, user, session, signedAt].join('\n'))
  return { signedAt, signature: await vault.sign({ type: 'message', account: 'eoa', message }) }
}
