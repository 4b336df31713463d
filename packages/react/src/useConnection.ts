'use client'
import type {
  Account,
  ActiveState,
  CaipNetworkId,
  ChainNamespace,
  ConnectionState,
  ConnectorInfo,
  NetworkState,
} from '@kit/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** The wallet that the visitor uses now. */
export type UseConnection = ActiveState & {
  readonly address: string | undefined
  readonly addresses: readonly string[]
  readonly accounts: readonly Account[]
  readonly networkId: CaipNetworkId | undefined
  readonly connector: ConnectorInfo | undefined
  readonly isConnected: boolean
  readonly isConnecting: boolean
  readonly isReconnecting: boolean
  readonly isDisconnected: boolean
}

/**
 * The active connection: account, network and status. With a namespace, what is active in that one.
 *
 * @throws KitError `network/unknownNamespace` for a namespace without an adapter.
 * @example
 * const { address, status } = useConnection()
 */
export function useConnection(options: { readonly namespace?: ChainNamespace } = {}): UseConnection {
  const kit = useKit()
  const { namespace } = options
  const stores = namespace === undefined ? undefined : kit.namespace(namespace)
  // Hooks can't be skipped: without a namespace the two narrower reads listen to the same store as the first.
  const active: ActiveState = useStore(kit.active)
  const own = useStore<unknown>(stores?.connection ?? kit.active) as ConnectionState | ActiveState
  const network = useStore<unknown>(stores?.network ?? kit.active) as NetworkState | ActiveState
  return useMemo(() => {
    if (namespace === undefined || !('connections' in own) || !('requested' in network)) return withFlags(active)
    const connection = own.connections.find(({ id }) => id === own.activeId)
    return withFlags({
      namespace,
      status: own.status,
      connection,
      account: connection?.account,
      network: network.active,
      // As the kit has it: without a list of networks any is supported.
      isSupportedNetwork: network.requested.length === 0 || network.active?.unknown !== true,
    })
  }, [active, own, network, namespace])
}

function withFlags(state: ActiveState): UseConnection {
  const { connection, account, status } = state
  return {
    ...state,
    address: account?.address,
    addresses: connection?.accounts.map(({ address }) => address) ?? [],
    accounts: connection?.accounts ?? [],
    networkId: state.network?.caipNetworkId,
    connector: connection?.connector,
    isConnected: status === 'connected',
    isConnecting: status === 'connecting',
    isReconnecting: status === 'reconnecting',
    isDisconnected: status === 'disconnected',
  }
}
