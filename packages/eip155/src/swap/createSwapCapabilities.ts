import type { Ports, ReadCall, SwapCapabilities } from '@kit/core/adapter'
import type { ChainLibrary } from '../adapter/ChainLibrary.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { canSendCalls } from './canSendCalls.js'
import { planApproval } from './planApproval.js'
import { readAllowance } from './readAllowance.js'
import { readPermit } from './readPermit.js'
import { sendCalls } from './sendCalls.js'
import { simulate } from './simulate.js'
import { waitForCalls } from './waitForCalls.js'

/**
 * What trading asks of an EVM chain. The chain library is loaded by the first of them that reads.
 *
 * @example const { simulate } = createSwapCapabilities(getChains, ports)
 */
export function createSwapCapabilities(
  getChains: () => Promise<ChainLibrary>,
  { clock }: Pick<Ports, 'clock'>,
): Required<SwapCapabilities<Eip1193Provider>> {
  const read = async ({ network }: ReadCall) => (await getChains()).getRequest(network.id)
  return {
    getAllowance: async (call) => readAllowance(await read(call), call),
    planApproval: async (call) => planApproval(await read(call), call),
    getPermit: async (call) => readPermit(await read(call), call),
    simulate: async (call) => simulate(await read(call), call),
    canSendCalls: async (call) => canSendCalls({ ...call, clock }),
    sendCalls: async (call) => sendCalls({ ...call, clock }),
    waitForCalls: async (call) => waitForCalls({ ...call, clock }),
  }
}
