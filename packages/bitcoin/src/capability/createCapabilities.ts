import { type CaipNetworkId, type Capabilities, KitError, loadPart, type Network } from '@kit/core/adapter'
import { isOnNetwork } from '../address/isOnNetwork.js'
import type { Reads } from '../esplora/createReads.js'
import { parsePaymentUri } from '../payment/parsePaymentUri.js'
import { planTransfer } from './planTransfer.js'
import { readTransaction } from './readTransaction.js'

/**
 * What features ask of Bitcoin. The chain's library is loaded by the first plan.
 *
 * @example const { planTransfer } = createCapabilities(reads, networks)
 */
export function createCapabilities(reads: Reads, networks: readonly Network[]): Capabilities {
  return {
    getTokens: async ({ tokens: _, ...call }) => {
      const { network } = call
      const { value: amount } = await reads.getBalance(call)
      const own = { ...network.nativeCurrency, networkId: network.id, address: undefined, iconUrl: undefined }
      return [{ ...own, amount, value: undefined, price: undefined }]
    },
    planTransfer: async (call) => {
      const { createLibrary } = await loadPart(import('../library/createLibrary.js'))
      return planTransfer(reads, createLibrary(reads), call)
    },
    parsePaymentUri: (uri) => {
      if (!/^bitcoin:/i.test(uri)) return undefined
      const { addresses, amount } = parsePaymentUri(uri)
      const networksOf = (address: string) => networks.filter(({ id }) => isOnNetwork(address, id))
      const address = addresses.find((each) => networksOf(each).length > 0) ?? addresses[0]
      if (address === undefined)
        throw new KitError('payment/invalid', { shortMessage: 'The link names no address of the chain.' })
      return { address, ...onlyOne(networksOf(address)), ...(amount !== undefined && { amount }) }
    },
    getTransaction: (call) => readTransaction(reads.esploraOf(call.network), call),
  }
}

/** Test networks share their addresses. */
function onlyOne(networks: readonly Network[]): { readonly networkId?: CaipNetworkId } {
  const [network, ...others] = networks
  return network && others.length === 0 ? { networkId: network.id } : {}
}
