import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createText, type ProofPurpose, proofText } from '../contract/proofText.js'
import { fingerprintOf, type SealedCopy, type WalletAddresses } from '../wallet/createKeys.js'
import type { SessionAnswer } from '../wallet/createLogins.js'
import type { Proof } from '../wallet/requireProof.js'

/** Accounts of a root, as the frame would have them. */
export type TestRoot = {
  readonly addresses: WalletAddresses
  /** Returns the body of a `create` request. */
  creation(user: string, copies: readonly SealedCopy[]): Promise<object>
  copy(kind: SealedCopy['kind'], change?: Partial<SealedCopy>): SealedCopy
  proof(purpose: ProofPurpose, session: SessionAnswer, change?: { readonly atMs?: number }): Promise<Proof>
}

/** Creates accounts with real keys. */
export function makeRoot(): TestRoot {
  const [eoa, owner] = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())]
  const solana = generateKeyPairSync('ed25519')
  const x = String(solana.publicKey.export({ format: 'jwk' }).x)
  const addresses = {
    eoa: eoa.address,
    owner: owner.address,
    solana: base58.encode(Buffer.from(x, 'base64url')),
  }
  return {
    addresses,
    async creation(user, copies) {
      const message = createText(user, addresses)
      const proofs = {
        eoa: await eoa.signMessage({ message }),
        owner: await owner.signMessage({ message }),
        solana: base58.encode(sign(null, Buffer.from(message), solana.privateKey)),
      }
      return { addresses, proofs, copies }
    },
    copy: (kind, change = {}) => ({
      keyId: randomUUID(),
      kind,
      label: `a ${kind}`,
      salt: randomBytes(32).toString('base64url'),
      iv: randomBytes(12).toString('base64url'),
      data: randomBytes(32).toString('base64url'),
      fingerprint: fingerprintOf(addresses),
      ...change,
    }),
    async proof(purpose, { user, session, now }, { atMs: signedAt = now } = {}) {
      const message = proofText({ purpose, user, session, signedAt })
      return { signedAt, signature: await eoa.signMessage({ message }) }
    },
  }
}
