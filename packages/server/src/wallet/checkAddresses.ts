import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { createText } from '../contract/proofText.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { WalletAddresses } from './createKeys.js'
import { signerOf } from './requireProof.js'

/**
 * Checks that each account of a new wallet signed for the user.
 *
 * @throws HttpError 400, field `proofs` or `addresses`
 */
export async function checkAddresses(user: string, addresses: WalletAddresses, proofs: WalletAddresses): Promise<void> {
  const text = createText(user, addresses)
  if (addresses.eoa.toLowerCase() === addresses.owner.toLowerCase())
    throw new HttpError(400, 'addresses', 'The smart account needs its own owner')
  for (const account of ['eoa', 'owner'] as const) {
    const signer = await signerOf(text, proofs[account])
    if (signer !== addresses[account].toLowerCase()) throw refusal(account)
  }
  if (!isSignedBySolana(text, addresses.solana, proofs.solana)) throw refusal('solana')
}

function isSignedBySolana(text: string, address: string, signature: string): boolean {
  try {
    const x = Buffer.from(base58.decode(address)).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, base58.decode(signature))
  } catch {
    return false
  }
}

function refusal(account: string): HttpError {
  return new HttpError(400, 'proofs', `Invalid proof for account ${account}`)
}
