import { base64, hex } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'
import { readParams } from '../solana/readParams.js'
import type { BitcoinChainName } from './BitcoinTestWallet.js'
import { type BitcoinCard, bitcoinForms } from './bitcoinForms.js'
import { broadcastToEsplora } from './broadcastToEsplora.js'
import { payBitcoin } from './payBitcoin.js'
import { signBitcoinMessage } from './signBitcoinMessage.js'
import { signBitcoinPsbt } from './signBitcoinPsbt.js'

/** A method of the pairing protocol. `networkId` is CAIP-2. Rejects with `ProviderError`. */
export type BitcoinPairingMethod = (params: unknown, networkId: string) => Promise<unknown>

/**
 * Creates the methods of a paired Bitcoin wallet with real keys: `getAccountAddresses`, `signMessage` (with a hex signature, as the
 * protocol requires), `signPsbt` and `sendTransfer`. The caller handles consent.
 *
 * @example
 * const methods = createBitcoinPairingMethods({ keys: bitcoinKeys(), chains: { [networkId]: { name: 'regtest', url } } })
 * await methods['sendTransfer']?.({ account, recipientAddress, amount: '1000' }, networkId)
 */
export const createBitcoinPairingMethods = (options: {
  readonly keys: readonly Uint8Array[]
  /** By CAIP-2 ID. */
  readonly chains: Readonly<Record<string, { readonly name: BitcoinChainName; readonly url: string }>>
}): Readonly<Record<string, BitcoinPairingMethod>> => {
  const { keys, chains } = options
  const chainOf = (networkId: string) => {
    const chain = chains[networkId]
    if (!chain) throw new ProviderError(4901, 'Unknown chain.')
    return chain
  }
  const formsOf = (networkId: string) => keys.map((key) => bitcoinForms(key, chainOf(networkId).name, 'p2wpkh'))
  const cardOf = (address: unknown, networkId: string): BitcoinCard => {
    const cards = formsOf(networkId).flatMap(({ payment, ordinals }) => [payment, ordinals])
    const card = cards.find((one) => one.address === address)
    if (card) return card
    throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  return {
    getAccountAddresses: async (params, networkId) => {
      const { account } = readParams.record(params)
      const own = formsOf(networkId).find(({ payment, ordinals }) =>
        [payment.address, ordinals.address].some((address) => address === account),
      )
      if (!own) throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
      return [own.payment, own.ordinals].map(({ address, publicKey, purpose }) => ({
        address,
        publicKey: hex.encode(publicKey),
        intention: purpose === 'ordinals' ? 'ordinal' : 'payment',
      }))
    },
    signMessage: async (params, networkId) => {
      const { account, address = account, message, protocol } = readParams.record(params)
      const as = protocol === 'bip322' ? 'simple' : 'ecdsa'
      const signature = signBitcoinMessage(cardOf(address, networkId), readParams.text(message, 'message'), as)
      return { address, signature: hex.encode(base64.decode(signature)) }
    },
    signPsbt: async (params, networkId) => {
      const { psbt, signInputs, broadcast } = readParams.record(params)
      const inputs = readParams.list(signInputs).map((input) => {
        const { address, index } = readParams.record(input)
        return { card: cardOf(address, networkId), indexes: [Number(index)] }
      })
      const isSent = broadcast === true
      const transaction = signBitcoinPsbt(base64.decode(readParams.text(psbt, 'psbt')), inputs, isSent)
      const txid = isSent ? await broadcastToEsplora(chainOf(networkId).url, transaction.hex) : undefined
      return { psbt: base64.encode(transaction.toPSBT()), ...(txid && { txid }) }
    },
    sendTransfer: async (params, networkId) => {
      const { account, recipientAddress, amount } = readParams.record(params)
      const { name, url } = chainOf(networkId)
      const recipient = {
        address: readParams.text(recipientAddress, 'recipientAddress'),
        amount: BigInt(String(amount)),
      }
      return { txid: await payBitcoin({ card: cardOf(account, networkId), chain: name, url, recipients: [recipient] }) }
    },
  }
}
