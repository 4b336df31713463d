import { type CaipNetworkId, type Capabilities, KitError, loadChunk, type Network } from '@kit/core/adapter'
import { isOnBitcoinNetwork } from '../address/isOnBitcoinNetwork.js'
import type { EsploraReads } from '../esplora/createEsploraReads.js'
import { parseBitcoinPaymentUri } from '../payment/parseBitcoinPaymentUri.js'
import { planBitcoinTransfer } from './planBitcoinTransfer.js'
import { readBitcoinTransaction } from './readBitcoinTransaction.js'

/**
 * Creates the capabilities that features use on Bitcoin. The first plan loads the chain library.
 *
 * @example const { planTransfer } = createBitcoinCapabilities(reads, networks)
 */
export function createBitcoinCapabilities(reads: EsploraReads, networks: readonly Network[]): Capabilities {
  return {
    getTokens: async ({ tokens: _, ...call }) => {
      const { network } = call
      const { value: amount } = await reads.getBalance(call)
      const own = { ...network.nativeCurrency, networkId: network.id, address: undefined, iconUrl: undefined }
      return [{ ...own, amount, value: undefined, price: undefined }]
    },
    planTransfer: async (call) => {
      const { createBitcoinLibrary: createLibrary } = await loadChunk(import('../library/createBitcoinLibrary.js'))
      return planBitcoinTransfer(reads, createLibrary(reads), call)
    },
    parsePaymentUri: (uri) => {
      if (!/^bitcoin:/i.test(uri)) return undefined
      const { addresses, amount } = parseBitcoinPaymentUri(uri)
      const networksOf = (address: string) => networks.filter(({ id }) => isOnBitcoinNetwork(address, id))
      const address = addresses.find((each) => networksOf(each).length > 0) ?? addresses[0]
      if (address === undefined)
        throw new KitError('payment/invalid', { shortMessage: 'The payment link has no address for this chain.' })
      return { address, ...onlyOne(networksOf(address)), ...(amount !== undefined && { amount }) }
    },
    getTransaction: (call) => readBitcoinTransaction(reads.esploraOf(call.network), call),
  }
}

/** An address alone doesn't identify the network, since test networks share address formats. */
function onlyOne(networks: readonly Network[]): { readonly networkId?: CaipNetworkId } {
  const [network, ...others] = networks
  return network && others.length === 0 ? { networkId: network.id } : {}
}
