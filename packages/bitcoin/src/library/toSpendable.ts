import { type Account, type CaipNetworkId, KitError } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { Address, OutScript, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import type { UnspentOutput } from '../esplora/readCoins.js'
import { addressPrefixesOf } from './addressPrefixesOf.js'

/** An input in the library's format. */
export type Spendable = {
  readonly txid: string
  readonly index: number
  readonly witnessUtxo?: { readonly script: Uint8Array; readonly amount: bigint }
  readonly nonWitnessUtxo?: Uint8Array
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/**
 * Converts a coin of an account to an input, with everything that a wallet needs to sign it. `readRaw` returns the bytes of the transaction
 * that created the coin, which only pre-SegWit addresses need.
 *
 * @throws KitError `account/noPublicKey` when the address requires the account's public key and the wallet shared no valid one;
 *   `account/unsupportedAddress` for multi-key scripts.
 * @example const input = await toSpendable({ coin, account, networkId, readRaw })
 */
export async function toSpendable(options: {
  readonly coin: UnspentOutput
  readonly account: Account
  readonly networkId: CaipNetworkId
  readonly readRaw: (txid: string) => Promise<Uint8Array>
}): Promise<Spendable> {
  const { coin, account, networkId } = options
  const { address, publicKey } = account
  const prefixes = addressPrefixesOf(networkId)
  const output = Address(prefixes).decode(address)
  const script = OutScript.encode(output)
  const place = { txid: coin.txid, index: coin.index }
  const witnessUtxo = { script, amount: coin.value }
  const key = publicKey === undefined ? undefined : hex.decode(publicKey)
  switch (output.type) {
    case 'wpkh':
      return { ...place, witnessUtxo }
    case 'tr': {
      const tapInternalKey = key && (key.length === 33 ? key.slice(1) : key)
      if (!tapInternalKey || p2tr(tapInternalKey, undefined, prefixes).address !== address) throw noPublicKey(address)
      return { ...place, witnessUtxo, tapInternalKey }
    }
    case 'sh': {
      const wrapped = key?.length === 33 ? p2sh(p2wpkh(key, prefixes), prefixes) : undefined
      if (!wrapped?.redeemScript || wrapped.address !== address) throw noPublicKey(address)
      return { ...place, witnessUtxo, redeemScript: wrapped.redeemScript }
    }
    case 'pkh':
      return { ...place, nonWitnessUtxo: await options.readRaw(coin.txid) }
    default:
      throw new KitError('account/unsupportedAddress', {
        shortMessage: 'Spending from this type of address is not supported.',
        details: address,
      })
  }
}

function noPublicKey(address: string): KitError {
  const shortMessage = 'The wallet did not provide the public key needed to spend from this address.'
  return new KitError('account/noPublicKey', { shortMessage, details: address })
}
