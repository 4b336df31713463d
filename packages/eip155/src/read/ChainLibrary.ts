import type { RpcRequest } from '@kit/adapter'
import type { CaipNetworkId, ClockPort } from '@kit/core/adapter'
import type { NameReads } from './readIdentity.js'

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
