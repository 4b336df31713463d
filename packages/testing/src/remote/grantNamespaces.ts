import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import type { Address } from 'viem'
import { ProviderError } from '../evm/ProviderError.js'

/** The part of a proposal that says what is asked. */
export type AskedNamespaces = Pick<ProposalTypes.Struct, 'requiredNamespaces' | 'optionalNamespaces'>

/** What a proposal asks for, over all its namespaces, without doubles and in its order. */
export type Asked = {
  readonly networkIds: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/**
 * Sums up required and optional namespaces, in both of their forms (`eip155` with a list of chains, or `eip155:1`).
 *
 * @example sumUpAsked(proposal).networkIds // ['eip155:1', 'eip155:137']
 */
export const sumUpAsked = (proposal: AskedNamespaces): Asked => {
  const entries = [proposal.requiredNamespaces, proposal.optionalNamespaces].flatMap((one) => Object.entries(one ?? {}))
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    networkIds: unique(entries.flatMap(([key, value]) => (key.includes(':') ? [key] : (value.chains ?? [])))),
    methods: unique(entries.flatMap(([, value]) => value.methods)),
    events: unique(entries.flatMap(([, value]) => value.events)),
  }
}

/**
 * The namespaces of a session for EVM chains and accounts. Throws `ProviderError` 5100 when no chain can be granted, or the
 * proposal requires one that is not.
 *
 * @example grantNamespaces(proposal, { chainIds: [31337], accounts: [address] })
 */
export const grantNamespaces = (
  proposal: AskedNamespaces,
  granted: { readonly chainIds: readonly number[]; readonly accounts: readonly Address[] },
): SessionTypes.Namespaces => {
  const { networkIds, methods, events } = sumUpAsked(proposal)
  const chains = granted.chainIds.map((id) => `eip155:${id}`).filter((id) => networkIds.includes(id))
  const required = sumUpAsked({ requiredNamespaces: proposal.requiredNamespaces, optionalNamespaces: {} }).networkIds
  if (chains.length === 0 || required.some((id) => !chains.includes(id))) {
    throw new ProviderError(5100, 'Unsupported chains.')
  }
  return { eip155: { ...spread(chains, granted.accounts), methods: [...methods], events: [...events] } }
}

/**
 * Chains and the CAIP-10 accounts on each of them, the selected account first.
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
