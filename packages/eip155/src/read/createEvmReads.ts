import type { RpcRequest } from '@kit/adapter'
import type { Adapter, CaipNetworkId, ClockPort } from '@kit/core/adapter'
import { awaitReceipt } from '../receipt/awaitReceipt.js'
import { readBalance } from './readBalance.js'
import { type NameReads, readIdentity } from './readIdentity.js'

/** What an EVM adapter needs of its chain library, loaded by the first call that reads. */
export type ChainLibrary = {
  /** @throws KitError `network/notConfigured`, `rpc/notConfigured`. */
  getRequest(networkId: CaipNetworkId): RpcRequest
  /** Undefined on a network without names. */
  getNames(networkId: CaipNetworkId): NameReads | undefined
  /** Address of Multicall3; undefined on a network without one. */
  getMulticall(networkId: CaipNetworkId): string | undefined
  readonly clock: ClockPort
  readonly pollingIntervalMs: number
}

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
