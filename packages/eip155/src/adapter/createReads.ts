import type { Adapter, TransactionRequest } from '@kit/core'
import { readBalance } from '../read/readBalance.js'
import { readIdentity } from '../read/readIdentity.js'
import { awaitReceipt } from '../receipt/awaitReceipt.js'
import { encodeTransfer } from '../request/encodeTransfer.js'
import type { ChainLibrary } from './ChainLibrary.js'

/** The members of an adapter that need a chain library, and what its transfers are made of. */
export type Reads = Required<Pick<Adapter, 'getBalance' | 'getIdentity' | 'waitForTransaction'>> & {
  encodeTransfer(call: Parameters<typeof encodeTransfer>[0]): TransactionRequest
}

/**
 * The reads of an EVM adapter, the same on every chain library. Belongs in the chunk that loads the library.
 *
 * @example const { getBalance } = createReads(library)
 */
export function createReads(library: ChainLibrary): Reads {
  const { getRequest, getNames } = library
  return {
    getBalance: async (call) => readBalance(getRequest(call.network.caipNetworkId), call),
    getIdentity: async (call) => readIdentity(getNames(call.network.caipNetworkId), call),
    waitForTransaction: async (call) =>
      awaitReceipt(getRequest(call.network.caipNetworkId), call, library.pollingIntervalMs),
    encodeTransfer: (call) => encodeTransfer(call, library.isChecksummed),
  }
}
