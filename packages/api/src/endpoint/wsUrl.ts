import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'

/**
 * Address of the WebSocket gateway for a network, for those in `ws` of `getSupportedChains`.
 *
 * @example
 * wsUrl(client, 'eip155:1') // 'wss://rpc.example/ws?chainId=eip155%3A1&projectId=…'
 */
export function wsUrl(client: ApiClient, networkId: CaipNetworkId): string {
  return client.url('ws', { chainId: networkId }).replace(/^http/, 'ws')
}
