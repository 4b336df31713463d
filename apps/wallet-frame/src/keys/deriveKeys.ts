import { HDKey } from '@scure/bip32'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import { paths } from './Addresses.js'

/** The private keys of a root, 32 bytes each. */
export type PrivateKeys = { readonly eoa: Uint8Array; readonly owner: Uint8Array; readonly solana: Uint8Array }

/** The twelve words of a root. */
export const wordsOf = (root: Uint8Array): string => entropyToMnemonic(root, wordlist)

/** Derives the keys of twelve words, without a passphrase, as any wallet does that knows BIP-39. */
export async function deriveKeys(words: string): Promise<PrivateKeys> {
  const seed = await seedOf(words)
  const tree = HDKey.fromMasterSeed(seed)
  const branches = new Map<string, HDKey>()
  const keyOf = (path: string): Uint8Array => {
    // Each step costs as much as a signature: what two paths share is gone once.
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

/** The seed of words (BIP-39), by the browser's own code: in a script the 2048 rounds are most of the time that unlocking takes. */
async function seedOf(words: string): Promise<Uint8Array> {
  const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(words), 'PBKDF2', false, ['deriveBits'])
  const rounds = { name: 'PBKDF2', hash: 'SHA-512', salt: bytes('mnemonic'), iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(rounds, key, 512))
}
