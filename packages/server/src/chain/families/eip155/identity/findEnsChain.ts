import type { ChainConfig } from '../../../config/chainConfig.js'
import type { IdentityConfig } from '../../../config/serviceConfig.js'

/** The chain of ENS and its universal resolver. */
export type EnsChain = { readonly chain: string; readonly resolver: `0x${string}` }

/** The universal resolver of the ENS DAO, at one address on all chains with ENS. */
const ensResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const ensChains = ['eip155:1', 'eip155:11155111', 'eip155:17000']

/**
 * Returns the chain of ENS: the configured one, else Ethereum, else the first with a universal resolver. Undefined without any: then there
 * are no ENS names.
 */
export function findEnsChain({
  chains,
  identity,
}: {
  readonly chains: Readonly<Record<string, ChainConfig>>
  readonly identity: IdentityConfig
}): EnsChain | undefined {
  const { ensChain } = identity
  const first = (): string | undefined => Object.keys(chains).find((id) => chains[id]?.universalResolver !== undefined)
  const chain = ensChain ?? (chains['eip155:1'] === undefined ? first() : 'eip155:1')
  if (chain === undefined) return undefined
  const resolver = chains[chain]?.universalResolver ?? (ensChains.includes(chain) ? ensResolver : undefined)
  return resolver === undefined ? undefined : { chain, resolver: resolver as `0x${string}` }
}
