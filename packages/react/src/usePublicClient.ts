'use client'
import { type CaipNetworkId, KitError, type RegisteredKit, type RegisteredNamespace } from '@kit/core'
import { namespaceOf } from '@kit/core/plugin'
import { useKit, useStore } from './useKit.js'
import { type Query, useQuery } from './useQuery.js'

/** The adapter of a namespace in the registered kit. */
export type AdapterOf<Namespace extends RegisteredNamespace> = ReturnType<typeof getAdapter<Namespace>>

/** The library client that a namespace's adapter provides. Without a namespace, a union of all. */
export type PublicClientOf<Namespace extends RegisteredNamespace> =
  AdapterOf<Namespace> extends infer A
    ? A extends { getPublicClient(networkId: never): Promise<infer Client> }
      ? Client
      : unknown
    : never

/**
 * Returns the chain library's client for a network, using the app's RPC endpoints: viem's public client, ethers' provider, Solana's
 * `Connection`, or Polkadot's `ApiPromise`. Defaults to the current network of the given namespace, or of the active one. Loads the library
 * on first use. Typed by the registered kit.
 *
 * @throws KitError `network/unknownNamespace` for a namespace without an adapter.
 * @example
 * const { data: client } = usePublicClient({ networkId: 'eip155:1' })
 * const block = await client?.getBlock()
 */
export function usePublicClient<Namespace extends RegisteredNamespace = RegisteredNamespace>(
  options: { readonly namespace?: Namespace; readonly networkId?: CaipNetworkId } = {},
): Query<PublicClientOf<Namespace>> {
  const kit = useKit()
  const { namespace, networkId } = options
  const active = useStore(
    namespace === undefined ? kit.active : kit.namespace(namespace).active,
    ({ network }) => network?.id,
  )
  const targetId = networkId ?? active
  const read = async () => {
    const adapter = getAdapter(kit, namespaceOf(targetId as string) as RegisteredNamespace)
    return (await (adapter.getPublicClient?.(targetId as never) ?? noClient(adapter))) as PublicClientOf<Namespace>
  }
  return useQuery(targetId && JSON.stringify(['publicClient', targetId]), read, true)
}

/** Rejects, so that a client the adapter doesn't provide becomes a failed read. */
export function noClient({ namespace }: { readonly namespace: string }): Promise<never> {
  const shortMessage = `The ${namespace} adapter does not provide this client.`
  return Promise.reject(new KitError('adapter/unsupported', { shortMessage }))
}

function getAdapter<Namespace extends RegisteredNamespace>(
  kit: RegisteredKit,
  namespace: Namespace,
): ReturnType<typeof kit.adapter<Namespace>> {
  return kit.adapter(namespace)
}
