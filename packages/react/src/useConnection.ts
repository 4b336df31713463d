'use client'
import type {
  Account,
  ActiveState,
  AddressOf,
  CaipNetworkId,
  ChainNamespace,
  Connection,
  ConnectionState,
  ConnectorInfo,
  Network,
  RegisteredNamespace,
} from '@kit/core'
import { useMemo } from 'react'
import { useKit, useStore } from './useKit.js'

type Flags<Status extends ConnectionState['status']> = {
  readonly status: Status
  readonly isConnected: Status extends 'connected' ? true : false
  readonly isConnecting: Status extends 'connecting' ? true : false
  readonly isReconnecting: Status extends 'reconnecting' ? true : false
  readonly isDisconnected: Status extends 'disconnected' ? true : false
  /** False when the wallet is on a network that isn't configured in the app. */
  readonly isSupportedNetwork: boolean
}

type ConnectionSnapshot<Namespace extends ChainNamespace> = {
  readonly namespace: Namespace
  readonly connection: Connection<Namespace>
  readonly account: Account<Namespace>
  readonly address: AddressOf<Namespace>
  readonly addresses: readonly AddressOf<Namespace>[]
  readonly accounts: readonly Account<Namespace>[]
  readonly network: Network
  readonly networkId: CaipNetworkId
  readonly connector: ConnectorInfo
}

type Missing<Namespace extends ChainNamespace | undefined> = {
  readonly namespace: Namespace
  readonly connection: undefined
  readonly account: undefined
  readonly address: undefined
  readonly addresses: readonly []
  readonly accounts: readonly []
  readonly network: Network | undefined
  readonly networkId: CaipNetworkId | undefined
  readonly connector: undefined
}

/**
 * The user's active wallet. A connected wallet has a connection, an account and a network. While it reconnects, or while another one
 * connects, they may be undefined. `namespace` determines the kind of address.
 */
export type UseConnection<Namespace extends ChainNamespace = RegisteredNamespace> =
  | (Namespace extends unknown
      ? (Flags<'connected'> | Flags<'connecting'> | Flags<'reconnecting'>) & ConnectionSnapshot<Namespace>
      : never)
  | ((Flags<'disconnected'> | Flags<'connecting'> | Flags<'reconnecting'>) & Missing<Namespace | undefined>)

/**
 * Returns the active connection: account, network and status. Pass a namespace to get the active one in that namespace.
 *
 * @throws KitError `network/unknownNamespace` for a namespace without an adapter.
 * @example
 * const { address, status } = useConnection()
 * if (status === 'connected') console.log(address.length)
 */
export function useConnection<Namespace extends RegisteredNamespace = RegisteredNamespace>(
  options: { readonly namespace?: Namespace } = {},
): UseConnection<Namespace> {
  const kit = useKit()
  const { namespace } = options
  const active = useStore(namespace === undefined ? kit.active : kit.namespace(namespace).active)
  return useMemo(() => withFlags(active), [active]) as unknown as UseConnection<Namespace>
}

function withFlags(state: ActiveState) {
  const { connection, account, status } = state
  return {
    ...state,
    address: account?.address,
    addresses: connection?.accounts.map(({ address }) => address) ?? [],
    accounts: connection?.accounts ?? [],
    networkId: state.network?.id,
    connector: connection?.connector,
    isConnected: status === 'connected',
    isConnecting: status === 'connecting',
    isReconnecting: status === 'reconnecting',
    isDisconnected: status === 'disconnected',
  }
}
