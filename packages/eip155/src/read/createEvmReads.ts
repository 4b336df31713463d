import type { Adapter } from '@kit/core/adapter'
import { awaitReceipt } from '../receipt/awaitReceipt.js'
import type { ChainLibrary } from './ChainLibrary.js'
import { readBalance } from './readBalance.js'
import { readIdentity } from './readIdentity.js'

/** The members of an adapter that need a chain library, and what its capabilities read with. */
export type EvmReads = Required<Pick<Adapter, 'getBalance' | 'getIdentity' | 'waitForTransaction'>> & {
  readonly chains: ChainLibrary
}

/**
 * The reads of an EVM adapter, the same on every chain library. Belongs in the chunk that loads the library.
 *
 * @example const { getBalance } = createEvmReads(library)
 */
export function createEvmReads(library: ChainLibrary): EvmReads {
  const { getRequest, getNames } = library
  return {
    chains: library,
    getBalance: async (call) => readBalance(getRequest(call.network.id), call),
    getIdentity: async (call) => readIdentity(getNames(call.network.id), call),
    waitForTransaction: async (call) => awaitReceipt(getRequest(call.network.id), call, library),
  }
}
