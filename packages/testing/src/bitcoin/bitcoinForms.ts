import { secp256k1 } from '@noble/curves/secp256k1'
import { Address, NETWORK, OutScript, p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import type { BitcoinChainName } from './BitcoinTestWallet.js'

/** One address of a key, and what is needed to spend from it. */
export type BitcoinCard = {
  readonly address: string
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2sh' | 'p2pkh' | 'p2tr'
  /** As wallets return it: 33 bytes, or 32 for Taproot. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly script: Uint8Array
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/** Returns the address prefixes of a chain. */
export const prefixesOf = (chain: BitcoinChainName): typeof NETWORK =>
  chain === 'mainnet' ? NETWORK : chain === 'regtest' ? { ...TEST_NETWORK, bech32: 'bcrt' } : TEST_NETWORK

/** Derives the payment and the ordinals address of a key on a chain. */
export const bitcoinForms = (
  privateKey: Uint8Array,
  chain: BitcoinChainName,
  payment: 'p2wpkh' | 'p2sh' | 'p2pkh',
): { readonly payment: BitcoinCard; readonly ordinals: BitcoinCard } => {
  const prefixes = prefixesOf(chain)
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  const internal = publicKey.slice(1)
  const segwit = p2wpkh(publicKey, prefixes)
  const wrapped = p2sh(segwit, prefixes)
  const plain = payment === 'p2sh' ? wrapped : payment === 'p2pkh' ? p2pkh(publicKey, prefixes) : segwit
  const address = String(plain.address)
  const script = OutScript.encode(Address(prefixes).decode(address))
  const taproot = p2tr(internal, undefined, prefixes)
  return {
    payment: {
      address,
      purpose: 'payment',
      type: payment,
      publicKey,
      privateKey,
      script,
      ...(payment === 'p2sh' && wrapped.redeemScript && { redeemScript: wrapped.redeemScript }),
    },
    ordinals: {
      address: String(taproot.address),
      purpose: 'ordinals',
      type: 'p2tr',
      publicKey: internal,
      privateKey,
      script: taproot.script,
      tapInternalKey: internal,
    },
  }
}

/** Returns the private keys that local chains fund: 32 bytes of value 1, 2 and 3. */
export const bitcoinKeys = (): readonly Uint8Array[] => [1, 2, 3].map((value) => new Uint8Array(32).fill(value))
