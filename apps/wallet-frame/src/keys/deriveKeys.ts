import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeed } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { HDKey as Slip10Key } from 'micro-key-producer/slip10.js'
import { paths } from './Addresses.js'

/** The private keys of a root, 32 bytes each. */
export type PrivateKeys = { readonly eoa: Uint8Array; readonly owner: Uint8Array; readonly solana: Uint8Array }

/** The twelve words of a root. */
export const wordsOf = (root: Uint8Array): string => entropyToMnemonic(root, wordlist)

/** Derives the keys of twelve words, without a passphrase, as any wallet does that knows BIP-39. */
export async function deriveKeys(words: string): Promise<PrivateKeys> {
  const seed = await mnemonicToSeed(words)
  const tree = HDKey.fromMasterSeed(seed)
  const keyOf = (path: string): Uint8Array => {
    const { privateKey } = tree.derive(path)
    if (privateKey === null) throw new Error('The path has no key')
    return privateKey
  }
  return {
    eoa: keyOf(paths.eoa),
    owner: keyOf(paths.owner),
    solana: Slip10Key.fromMasterSeed(seed).derive(paths.solana).privateKey,
  }
}
