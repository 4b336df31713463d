import { namespaceOf } from '@kit/core/adapter'
import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import type { Address } from 'viem'
import { ProviderError } from '../evm/ProviderError.js'

/** The part of a proposal that names the requested namespaces. */
export type ProposedNamespaces = Pick<ProposalTypes.Struct, 'requiredNamespaces' | 'optionalNamespaces'>

/** Summary of a proposal over all its namespaces, without duplicates and in order. */
export type ProposalSummary = {
  readonly networkIds: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/**
 * Summarizes required and optional namespaces in both formats (`eip155` with a list of chains, or `eip155:1`), all or one of them.
 *
 * @example summariseProposal(proposal).networkIds // ['eip155:1', 'eip155:137']
 */
export const summariseProposal = (proposal: ProposedNamespaces, namespace?: string): ProposalSummary => {
  const entries = [proposal.requiredNamespaces, proposal.optionalNamespaces]
    .flatMap((one) => Object.entries(one ?? {}))
    .filter(([key]) => namespace === undefined || namespaceOf(key) === namespace)
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    networkIds: unique(entries.flatMap(([key, value]) => (key.includes(':') ? [key] : (value.chains ?? [])))),
    methods: unique(entries.flatMap(([, value]) => value.methods)),
    events: unique(entries.flatMap(([, value]) => value.events)),
  }
}

/** A network and the accounts on it. */
export type GrantedNetwork = { readonly networkId: string; readonly accounts: readonly string[] }

/**
 * Builds the namespaces of a session from networks of any kind and their accounts. Throws `ProviderError` 5100 when no chain can be
 * granted, or the proposal requires one that is not.
 *
 * @example grantNamespaces(proposal, [{ networkId: 'eip155:31337', accounts: [address] }])
 */
export const grantNamespaces = (
  proposal: ProposedNamespaces,
  granted: readonly GrantedNetwork[],
): SessionTypes.Namespaces => {
  const requested = summariseProposal(proposal).networkIds
  const networks = granted.filter(({ networkId }) => requested.includes(networkId))
  const required = summariseProposal({
    requiredNamespaces: proposal.requiredNamespaces,
    optionalNamespaces: {},
  }).networkIds
  if (networks.length === 0 || required.some((id) => !networks.some(({ networkId }) => networkId === id))) {
    throw new ProviderError(5100, 'Unsupported chains.')
  }
  return Object.fromEntries(
    [...new Set(networks.map(({ networkId }) => namespaceOf(networkId)))].map((namespace) => {
      const members = networks.filter(({ networkId }) => namespaceOf(networkId) === namespace)
      const { methods, events } = summariseProposal(proposal, namespace)
      const chains = members.map(({ networkId }) => networkId)
      const accounts = members.flatMap((one) => one.accounts.map((account) => `${one.networkId}:${account}`))
      return [namespace, { chains, accounts, methods: [...methods], events: [...events] }]
    }),
  )
}

/**
 * Combines chains with the CAIP-10 accounts on each of them, the selected account first.
 *
 * @example spread(['eip155:1'], [address]) // { chains: ['eip155:1'], accounts: ['eip155:1:0x…'] }
 */
export const spread = (
  chains: readonly string[],
  accounts: readonly Address[],
): { chains: string[]; accounts: string[] } => ({
  chains: [...chains],
  accounts: chains.flatMap((chain) => accounts.map((account) => `${chain}:${account}`)),
})
