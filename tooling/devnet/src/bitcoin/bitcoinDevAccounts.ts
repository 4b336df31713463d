import { secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2sh, p2tr, p2wpkh, type TEST_NETWORK } from '@scure/btc-signer'

/** A test key and its addresses on regtest. Each address has coins. */
export type BitcoinDevAccount = {
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** Native SegWit, used by wallets for payments. */
  readonly p2wpkh: string
  /** Taproot, used by wallets for ordinals. */
  readonly p2tr: string
  /** SegWit inside P2SH. */
  readonly p2sh: string
  /** The legacy format before SegWit. */
  readonly p2pkh: string
}

/** Address prefixes of regtest. */
export const regtestPrefixes: typeof TEST_NETWORK = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** Returns five accounts that are the same on every machine. Their keys are public: never use them elsewhere. */
export function bitcoinDevAccounts(): readonly BitcoinDevAccount[] {
  return [1, 2, 3, 4, 5].map((number) => {
    const privateKey = new Uint8Array(32).fill(number)
    const publicKey = secp256k1.getPublicKey(privateKey, true)
    const segwit = p2wpkh(publicKey, regtestPrefixes)
    return {
      privateKey,
      publicKey,
      p2wpkh: segwit.address as string,
      p2tr: p2tr(publicKey.slice(1), undefined, regtestPrefixes).address as string,
      p2sh: p2sh(segwit, regtestPrefixes).address as string,
      p2pkh: p2pkh(publicKey, regtestPrefixes).address as string,
    }
  })
}
