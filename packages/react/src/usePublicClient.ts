'use client'
import { type CaipNetworkId, KitError, type RegisteredKit, type RegisteredNamespace } from '@kit/core'
import { useKit, useStore } from './useKit.js'
import { type Query, useQuery } from './useQuery.js'

/** The adapter of a namespace in the kit that the app registered. */
export type AdapterOf<Namespace extends RegisteredNamespace> = ReturnType<typeof getAdapter<Namespace>>

/** What the adapter of a namespace gives as its library's own client; of any namespace where none is named. */
export type PublicClientOf<Namespace extends RegisteredNamespace> =
  AdapterOf<Namespace> extends infer A
    ? A extends { getPublicClient(networkId: never): Promise<infer Client> }
      ? Client
      : unknown
    : never

/**
 * The chain library's own client of a network, on the app's endpoints: viem's public client, ethers' provider, Solana's `Connection`,
 * Polkadot's `ApiPromise`. By default of the network in use, of the namespace or of the active one. The library is loaded then; typed by
 * the registered kit.
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
  const meant = networkId ?? active
  const read = async () => {
    const adapter = getAdapter(kit, (meant as string).split(':')[0] as RegisteredNamespace)
    return (await (adapter.getPublicClient?.(meant as never) ?? noClient(adapter))) as PublicClientOf<Namespace>
  }
  return useQuery(meant && JSON.stringify(['publicClient', meant]), read, true)
}

/** Rejects: what the adapter has not is a failed read. */
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
