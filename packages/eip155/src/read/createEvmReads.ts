import type { RpcRequest } from '@kit/adapter'
import type { Adapter, CaipNetworkId, ClockPort } from '@kit/core/adapter'
import { awaitReceipt } from '../receipt/awaitReceipt.js'
import { readBalance } from './readBalance.js'
import { type NameReads, readIdentity } from './readIdentity.js'

/** The parts of a chain library that an EVM adapter needs, loaded by the first call that reads. */
export type ChainLibrary = {
  /** Returns the JSON-RPC client of a network. @throws KitError `network/notConfigured`, `rpc/notConfigured`. */
  getRequest(networkId: CaipNetworkId): RpcRequest
  /** Returns undefined on a network without names. */
  getNames(networkId: CaipNetworkId): NameReads | undefined
  /** Returns the address of Multicall3, or undefined on a network without it. */
  getMulticall(networkId: CaipNetworkId): string | undefined
  readonly clock: ClockPort
  readonly pollingIntervalMs: number
}

/** The adapter members that need a chain library, and the reads of its capabilities. */
export type EvmReads = Required<Pick<Adapter, 'getBalance' | 'getIdentity' | 'waitForTransaction'>> & {
  readonly chains: ChainLibrary
}

/**
 * Creates the reads of an EVM adapter, the same for every chain library. Import it in the chunk that loads the library.
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
