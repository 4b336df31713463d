import { Keypair } from '@solana/web3.js'

/** A token with the same address on every local Solana chain. */
export type SolanaDevToken = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Address of the mint. */
  readonly address: string
  /** The token program that owns the mint. */
  readonly program: string
}

/** The SPL Token program. */
export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** The Token-2022 program. */
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** Returns both tokens: TUSD of SPL Token with 6 decimals, and TTK of Token-2022 with 9 decimals and its metadata in the mint. */
export function solanaDevTokens(): { readonly TUSD: SolanaDevToken; readonly TTK: SolanaDevToken } {
  return {
    TUSD: { symbol: 'TUSD', name: 'Test USD', decimals: 6, address: addressOf(201), program: tokenProgram },
    TTK: { symbol: 'TTK', name: 'Test Token', decimals: 9, address: addressOf(202), program: token2022Program },
  }
}

function addressOf(value: number): string {
  return Keypair.fromSeed(new Uint8Array(32).fill(value)).publicKey.toBase58()
}
