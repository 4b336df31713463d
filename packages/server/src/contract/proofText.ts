/** Purpose of a proof: the path of its call after `/wallet/v1/`. */
export type ProofPurpose = 'passkey/options' | 'keys' | 'keys/remove' | 'email/update' | 'user/delete'

/**
 * Returns the text that a proof signs: five lines without a trailing newline. `user` and `session` are as in the session, `signedAt` as in
 * the proof (decimal milliseconds). The EOA signs it as a message (EIP-191). The proof is valid for five minutes around `signedAt`, and for
 * this session only.
 *
 * @example proofText({ purpose: 'keys', user: '3b24…', session: '9f8c…', signedAt: 1_800_000_000_000 })
 * // 'kit-proof/1\nkeys\n3b24…\n9f8c…\n1800000000000'
 */
export function proofText({ purpose, user, session: id, signedAt }: ProofFacts): string {
  return ['kit-proof/1', purpose, user, id, signedAt].join('\n')
}

/** Content of a proof. */
export type ProofFacts = {
  readonly purpose: ProofPurpose
  readonly user: string
  readonly session: string
  readonly signedAt: number
}

/**
 * Returns the text that each account of a new wallet signs: five lines without a trailing newline, addresses as sent to `create`. The two
 * EVM accounts sign it as a message (EIP-191, hex), the Solana account its UTF-8 bytes (Ed25519, base58).
 *
 * @example createText('3b24…', { eoa: '0xf39F…', owner: '0x7099…', solana: '4zvw…' }) // 'kit-create/1\n3b24…\n0xf39F…\n0x7099…\n4zvw…'
 */
export function createText(user: string, { eoa, owner, solana }: CreatedAddresses): string {
  return ['kit-create/1', user, eoa, owner, solana].join('\n')
}

/** Addresses of a new wallet. */
export type CreatedAddresses = { readonly eoa: string; readonly owner: string; readonly solana: string }
