import type { Capabilities, Network, Ports, ReadCall } from '@kit/core/adapter'
import { createCallCapabilities } from '../calls/createCallCapabilities.js'
import { resolveName } from '../name/resolveName.js'
import { readPayment } from '../payment/readPayment.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import type { EvmReads } from '../read/createEvmReads.js'
import { findSentTransaction } from '../read/findSentTransaction.js'
import { readAccountPosition } from '../read/readAccountPosition.js'
import { readDelegation } from '../read/readDelegation.js'
import { createSwapCapabilities } from '../swap/createSwapCapabilities.js'
import { createEvmTokenReads } from '../token/createEvmTokenReads.js'
import { readTransaction } from '../transaction/readTransaction.js'
import { createTransferPlans } from '../transfer/createTransferPlans.js'

/**
 * Creates the capabilities that features use on EVM chains. The first that reads loads the chain library.
 *
 * @example const { getTokens } = createCapabilities(load, { networks, ports })
 */
export function createCapabilities(
  load: () => Promise<EvmReads>,
  options: { readonly networks: readonly Network[]; readonly ports: Ports },
): Capabilities<Eip1193Provider> {
  const getChains = async () => (await load()).chains
  const read = async ({ network }: ReadCall) => (await getChains()).getRequest(network.id)
  return {
    ...createEvmTokenReads(getChains),
    ...createSwapCapabilities(getChains),
    ...createCallCapabilities(options.ports, read),
    ...createTransferPlans(getChains),
    resolveName: async (call) => resolveName(await getChains(), call),
    parsePaymentUri: readPayment,
    getTransaction: async (call) => readTransaction(await read(call), call),
    getAccountPosition: async (call) => readAccountPosition(await read(call), call),
    findTransactions: async (call) => findSentTransaction(await read(call), call),
    request: async ({ method, params, ...call }) => (await read(call))({ method, params }),
    getDelegation: async (call) => readDelegation(await read(call), call),
  }
}
