import type { NamespaceRequest } from '@kit/core/adapter'
import { namespaceProposals } from './namespaceProposals.data.js'

/** The methods and events that a page proposes to a wallet in a namespace. */
export type NamespaceProposal = {
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** One namespace of a session proposal (rule calls-12). */
export type ProposedNamespace = {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
  /** Endpoint by the reference part of the CAIP-2 ID. Must be complete, or the client would use its vendor's host. */
  readonly rpcMap: { [reference: string]: string }
}

/**
 * Returns the `optionalNamespaces` for the requested networks. Nothing is ever required of a wallet. A network without an endpoint maps to
 * an unreachable URL, since leaving it out would send reads to the vendor.
 *
 * @example formatNamespaces([{ namespace: 'eip155', networks: [mainnet] }]).eip155?.chains // ['eip155:1']
 */
export function formatNamespaces(
  requests: readonly NamespaceRequest[],
  options: {
    readonly namespaces?: { readonly [namespace: string]: NamespaceProposal } | undefined
    readonly rpcUrls?: { readonly [networkId: string]: readonly string[] } | undefined
  } = {},
): { readonly [namespace: string]: ProposedNamespace } {
  const proposed: { [namespace: string]: ProposedNamespace } = {}
  for (const { namespace, networks } of requests) {
    const proposal = options.namespaces?.[namespace] ?? namespaceProposals[namespace]
    if (proposal === undefined || networks.length === 0) continue
    const rpcMap: { [reference: string]: string } = {}
    for (const network of networks) {
      const reference = network.id.slice(namespace.length + 1)
      rpcMap[reference] = options.rpcUrls?.[network.id]?.[0] ?? network.rpcUrls[0] ?? 'http://localhost:0'
    }
    proposed[namespace] = {
      chains: networks.map((network) => network.id),
      methods: [...proposal.methods],
      events: [...proposal.events],
      rpcMap,
    }
  }
  return proposed
}
