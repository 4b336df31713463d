import type { ReadCall, SwapCapabilities } from '@kit/core/adapter'
import { decodeAbi } from '../abi/Abi.js'
import type { ChainLibrary } from '../read/createEvmReads.js'
import { planApproval } from './planApproval.js'
import { readAllowance } from './readAllowance.js'
import { readPermit } from './readPermit.js'
import { simulate } from './simulate.js'

/**
 * Creates the capabilities that swaps use on EVM chains. The first that reads loads the chain library.
 *
 * @example const { simulate } = createSwapCapabilities(getChains)
 */
export function createSwapCapabilities(getChains: () => Promise<ChainLibrary>): Required<SwapCapabilities> {
  const read = async ({ network }: ReadCall) => (await getChains()).getRequest(network.id)
  return {
    decodeAbi,
    getAllowance: async (call) => readAllowance(await read(call), call),
    planApproval: async (call) => planApproval(await read(call), call),
    getPermit: async (call) => readPermit(await read(call), call),
    simulate: async (call) => simulate(await read(call), call),
  }
}
