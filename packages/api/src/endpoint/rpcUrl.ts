import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'

/**
 * Returns the URL of the RPC gateway for a network (rule calls-3): the service's URL with `chainId` and `projectId`.
 *
 * @example
 * rpcUrl(client, 'eip155:1') // 'https://rpc.example/v1?chainId=eip155%3A1&projectId=…'
 */
export function rpcUrl(client: ApiClient, networkId: CaipNetworkId): string {
  return client.url('v1', { chainId: networkId })
}

/**
 * Returns the URL of the WebSocket gateway for a network, for networks in `ws` of `getSupportedChains`.
 *
 * @example
 * wsUrl(client, 'eip155:1') // 'wss://rpc.example/ws?chainId=eip155%3A1&projectId=…'
 */
export function wsUrl(client: ApiClient, networkId: CaipNetworkId): string {
  return client.url('ws', { chainId: networkId }).replace(/^http/, 'ws')
}
