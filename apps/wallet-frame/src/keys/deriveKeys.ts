import { HDKey } from '@scure/bip32'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import { paths } from './Addresses.js'

/** Private keys of a root, 32 bytes each. */
export type PrivateKeys = { readonly eoa: Uint8Array; readonly owner: Uint8Array; readonly solana: Uint8Array }

/** Returns the recovery phrase of a root, twelve words. */
export const wordsOf = (root: Uint8Array): string => entropyToMnemonic(root, wordlist)

/** Derives the keys of a recovery phrase without a passphrase, as any BIP-39 wallet does. */
export async function deriveKeys(words: string): Promise<PrivateKeys> {
  const seed = await seedOf(words)
  const tree = HDKey.fromMasterSeed(seed)
  const branches = new Map<string, HDKey>()
  const keyOf = (path: string): Uint8Array => {
    // Each derivation step costs as much as a signature, so steps shared by two paths run once.
    const at = path.lastIndexOf('/')
    const branchPath = path.slice(0, at)
    const branch = branches.get(branchPath) ?? tree.derive(branchPath)
    branches.set(branchPath, branch)
    const { privateKey } = branch.deriveChild(Number(path.slice(at + 1)))
    if (privateKey === null) throw new Error('No key at this derivation path')
    return privateKey
  }
  return {
    eoa: keyOf(paths.eoa),
    owner: keyOf(paths.owner),
    solana: Slip10Key.fromMasterSeed(seed).derive(paths.solana).privateKey,
  }
}

/**
 * Derives the seed of a phrase (BIP-39) with Web Crypto. In a script, the 2048 rounds would take most of the time to unlock.
 */
async function seedOf(words: string): Promise<Uint8Array> {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(words), 'PBKDF2', false, ['deriveBits'])
  const rounds = { name: 'PBKDF2', hash: 'SHA-512', salt: bytes('mnemonic'), iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(rounds, key, 512))
}
