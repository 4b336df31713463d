import { base58, base64 } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'
import type { SolanaSigner } from './createSolanaSigner.js'
import { readParams } from './readParams.js'
import { sendSolanaTransaction } from './sendSolanaTransaction.js'

/**
 * Format of a wallet's results. `object` is as the protocol documents it, `text` the bare base58 or list. `base64` is for the signature,
 * and `whole` is the signed transaction instead of its signature.
 */
export type SolanaPairingWording = 'object' | 'text' | 'base64' | 'whole' | 'wholeBase58'

/** A method of the pairing protocol. `networkId` is CAIP-2. Rejects with `ProviderError`. */
export type SolanaPairingMethod = (params: unknown, networkId: string) => Promise<unknown>

/**
 * Creates the methods of a paired Solana wallet with real keys: `solana_getAccounts`, `solana_requestAccounts`, `solana_signMessage`,
 * `solana_signTransaction`, `solana_signAllTransactions` and `solana_signAndSendTransaction`. The caller handles consent.
 *
 * @example
 * const methods = createSolanaPairingMethods({ signer: createSolanaSigner(solanaSeeds()), chains: { [networkId]: url } })
 * await methods['solana_signMessage']?.({ message: base58.encode(bytes), pubkey: address }, networkId)
 */
export const createSolanaPairingMethods = (options: {
  readonly signer: SolanaSigner
  /** Node of each network, by CAIP-2 ID. */
  readonly chains: Readonly<Record<string, string>>
  readonly wording?: SolanaPairingWording
}): Readonly<Record<string, SolanaPairingMethod>> => {
  const { signer, chains, wording = 'object' } = options
  const addressOf = (pubkey: unknown): string => {
    const address = pubkey === undefined ? signer.addresses[0] : pubkey
    if (signer.addresses.some((one) => one === address)) return String(address)
    throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  const wordSignature = (signature: Uint8Array): unknown => {
    if (wording === 'text') return base58.encode(signature)
    return { signature: wording === 'base64' ? base64.encode(signature) : base58.encode(signature) }
  }
  const sign = (transaction: unknown, pubkey: unknown): Uint8Array =>
    signer.signTransaction(addressOf(pubkey), base64.decode(readParams.text(transaction, 'transaction')))
  /** The fee payer's signature, which comes first. */
  const signatureOf = (signed: Uint8Array): Uint8Array => signed.slice(1, 65)
  const accounts = async () => signer.addresses.map((pubkey) => ({ pubkey }))

  return {
    solana_getAccounts: accounts,
    solana_requestAccounts: accounts,
    solana_signMessage: async (params) => {
      const { message, pubkey } = readParams.record(params)
      return wordSignature(signer.sign(addressOf(pubkey), base58.decode(readParams.text(message, 'message'))))
    },
    solana_signTransaction: async (params) => {
      const { transaction, pubkey } = readParams.record(params)
      const signed = sign(transaction, pubkey)
      if (wording === 'whole') return { transaction: base64.encode(signed) }
      if (wording === 'wholeBase58') return { transaction: base58.encode(signed), signature: '' }
      return wordSignature(signatureOf(signed))
    },
    solana_signAllTransactions: async (params) => {
      const { transactions } = readParams.record(params)
      const signed = readParams.list(transactions).map((one) => base64.encode(sign(one, undefined)))
      return wording === 'text' ? signed : { transactions: signed }
    },
    solana_signAndSendTransaction: async (params, networkId) => {
      const { transaction, pubkey } = readParams.record(params)
      const url = chains[networkId]
      if (url === undefined) throw new ProviderError(4901, 'Unknown chain.')
      return wordSignature(await sendSolanaTransaction(url, sign(transaction, pubkey)))
    },
  }
}
