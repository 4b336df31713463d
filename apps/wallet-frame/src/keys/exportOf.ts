import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import { type PrivateKeys, wordsOf } from './deriveKeys.js'

/** Keys in the formats that other wallets import. */
export type ExportedKeys = {
  readonly words: string
  /** Hex. */
  readonly eoa: string
  readonly owner: string
  /** Base58 of the private and public key, 64 bytes. */
  readonly solana: string
}

/** Encodes a root and its keys for other wallets. */
export function exportOf(root: Uint8Array, { eoa, owner, solana }: PrivateKeys): ExportedKeys {
  const both = new Uint8Array([...solana, ...ed25519.getPublicKey(solana)])
  return { words: wordsOf(root), eoa: bytesToHex(eoa), owner: bytesToHex(owner), solana: base58.encode(both) }
}
