import type { ServerConfig } from '../../../config/ServerConfig.js'

/** Where ENS is read: a chain and its universal resolver. */
export type EnsChain = { readonly chain: string; readonly resolver: `0x${string}` }

/** The universal resolver of the ENS DAO, at one address on the chains that have ENS. */
const ENS_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const ENS_CHAINS = ['eip155:1', 'eip155:11155111', 'eip155:17000']

/**
 * The chain whose names count: the configured one, else Ethereum, else the first that has a universal resolver. Undefined without any:
 * then nobody has an ENS name.
 */
export function findEnsChain({ chains, identity }: Pick<ServerConfig, 'chains' | 'identity'>): EnsChain | undefined {
  const { ensChain } = identity
  const first = (): string | undefined => Object.keys(chains).find((id) => chains[id]?.universalResolver !== undefined)
  const chain = ensChain ?? (chains['eip155:1'] === undefined ? first() : 'eip155:1')
  if (chain === undefined) return undefined
  const resolver = chains[chain]?.universalResolver ?? (ENS_CHAINS.includes(chain) ? ENS_RESOLVER : undefined)
  return resolver === undefined ? undefined : { chain, resolver: resolver as `0x${string}` }
}
