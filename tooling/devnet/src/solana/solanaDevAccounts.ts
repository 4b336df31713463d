import { Keypair } from '@solana/web3.js'

/** A funded account of a local Solana chain. */
export type SolanaDevAccount = {
  /** Base58 of the public key. */
  readonly address: string
  /** The 32 bytes from which its Ed25519 key pair is derived. */
  readonly seed: Uint8Array
}

/**
 * Returns the accounts funded on local Solana chains. The seed of the nth is 32 bytes of value n. Never use them on a public chain.
 *
 * @example
 * const [alice, bob] = solanaDevAccounts(2)
 */
export function solanaDevAccounts(count = 5): readonly SolanaDevAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = new Uint8Array(32).fill(index + 1)
    return { address: Keypair.fromSeed(seed).publicKey.toBase58(), seed }
  })
}
