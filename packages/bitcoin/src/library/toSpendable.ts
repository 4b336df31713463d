import { type Account, type CaipNetworkId, KitError } from '@kit/core/adapter'
import { hex } from '@scure/base'
import { Address, OutScript, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import type { UnspentOutput } from '../esplora/readCoins.js'
import { addressPrefixesOf } from './addressPrefixesOf.js'

/** An input as the library wants it. */
export type Spendable = {
  readonly txid: string
  readonly index: number
  readonly witnessUtxo?: { readonly script: Uint8Array; readonly amount: bigint }
  readonly nonWitnessUtxo?: Uint8Array
  readonly redeemScript?: Uint8Array
  readonly tapInternalKey?: Uint8Array
}

/**
 * A coin of an account as an input, with what a wallet needs to sign it. `readRaw` gives the bytes of the transaction that made
 * the coin, which are needed only for addresses from before SegWit.
 *
 * @throws KitError `account/noPublicKey` when the address needs the account's public key, and the wallet gave no valid one;
 * `account/unsupportedAddress` for scripts of more than one key.
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
        shortMessage: 'Coins of this kind of address cannot be spent here.',
        details: address,
      })
  }
}

function noPublicKey(address: string): KitError {
  const shortMessage = 'The wallet did not disclose the public key that this address is spent with.'
  return new KitError('account/noPublicKey', { shortMessage, details: address })
}
