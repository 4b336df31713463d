import { Keypair } from '@solana/web3.js'

/** One funded account of a local Solana chain. */
export type SolanaDevAccount = {
  /** Base58 of the public key. */
  readonly address: string
  /** The 32 bytes that an Ed25519 key pair is made of. */
  readonly seed: Uint8Array
}

/**
 * The accounts that local Solana chains fund: the seed of the nth is 32 bytes of value n. Never use them on a public chain.
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
