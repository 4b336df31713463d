import { createHash } from 'node:crypto'
import { PublicKey } from '@solana/web3.js'

/** A blockhash and the last block in which a transaction with it is accepted. */
export type Blockhash = { readonly blockhash: string; readonly lastValidBlockHeight: number }

/** The slots of a chain and their valid blockhashes. Block heights equal slots, because none is skipped. */
export type Blockhashes = {
  slot(): number
  latest(): Blockhash
  isValid(blockhash: string): boolean
  /** Returns the valid blockhashes with their slots, newest first. */
  recent(): readonly { readonly slot: number; readonly blockhash: string }[]
  /** Advances by some slots, each with its own blockhash. */
  advance(count?: number): void
}

/**
 * Starts at slot 1. A blockhash is valid for `life` slots, by default as on a public chain.
 *
 * @example
 * createBlockhashes('genesis').latest().blockhash
 */
export function createBlockhashes(genesisHash: string, life = 150): Blockhashes {
  const recent = new Map<string, number>()
  let slot = 0
  let latest = ''
  const advance = (count = 1): void => {
    for (let step = 0; step < count; step += 1) {
      slot += 1
      latest = new PublicKey(createHash('sha256').update(`${genesisHash}:${slot}`).digest()).toBase58()
      recent.set(latest, slot)
    }
    for (const [blockhash, born] of recent) if (slot - born > life) recent.delete(blockhash)
  }
  advance()
  return {
    slot: () => slot,
    latest: () => ({ blockhash: latest, lastValidBlockHeight: slot + life }),
    isValid: (blockhash) => recent.has(blockhash),
    recent: () => [...recent].map(([blockhash, born]) => ({ blockhash, slot: born })).reverse(),
    advance,
  }
}
