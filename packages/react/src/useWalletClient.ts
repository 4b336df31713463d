'use client'
import type { CaipNetworkId, RegisteredNamespace } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import { useKit, useStore } from './useKit.js'
import { type AdapterOf, noClient } from './usePublicClient.js'
import { type Query, useQuery } from './useQuery.js'

/** The library client that a namespace's adapter provides for a connected wallet. Without a namespace, a union of all. */
export type WalletClientOf<Namespace extends RegisteredNamespace> =
  AdapterOf<Namespace> extends infer A
    ? A extends { getWalletClient(target?: never): Promise<infer Client> }
      ? Client
      : unknown
    : never

/** Options for {@link useWalletClient}. Defaults to the active wallet. */
export type UseWalletClientOptions<Namespace extends RegisteredNamespace> = {
  readonly namespace?: Namespace
  readonly connectionId?: string
  readonly address?: string
  readonly networkId?: CaipNetworkId
}

/**
 * Returns the chain library's client for the wallet: viem's wallet client, ethers' signer, or Bitcoin's PSBT signer. It changes with the
 * connection, account and network, and is `idle` without a connected wallet. Loads the library once a wallet is connected. Typed by the
 * registered kit.
 *
 * @throws KitError `network/unknownNamespace` for a namespace without an adapter.
 * @example
 * const { data: wallet } = useWalletClient({ namespace: 'eip155' })
 * const hash = await wallet?.writeContract({ address, abi, functionName: 'mint' })
 */
export function useWalletClient<Namespace extends RegisteredNamespace = RegisteredNamespace>(
  options: UseWalletClientOptions<Namespace> = {},
): Query<WalletClientOf<Namespace>> {
  const kit = useKit()
  const active = useStore(kit.active, (state) => state.namespace)
  const { connectionId, networkId, address } = options
  const namespace = namespaceOf(connectionId ?? networkId) ?? options.namespace ?? active
  const { connection } = kit.namespace(namespace as RegisteredNamespace)
  const key = useStore(connection, ({ connections, restoringIds, activeId }) => {
    const found = connections.find(({ id }) => id === (connectionId ?? activeId))
    if (found === undefined || restoringIds.includes(found.id)) return undefined
    return JSON.stringify([found.id, address ?? found.account.address, networkId ?? found.networkId])
  })
  return useQuery(key && `walletClient ${key}`, async () => {
    const [id, account, network] = JSON.parse(key as string)
    const adapter = kit.adapter(namespace as RegisteredNamespace)
    const target = { connectionId: id, address: account, networkId: network }
    return (await (adapter.getWalletClient?.(target as never) ?? noClient(adapter))) as WalletClientOf<Namespace>
  })
}
