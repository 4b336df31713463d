import type { ChainLike } from '@kit/eip155'
import type { Chain } from 'viem'
import { chainFamilies } from './chainFamilies.data.js'

type Family = keyof typeof chainFamilies

const families: { readonly [Name in Family]: () => Promise<{ readonly config: object }> } = {
  opStack: () => import('./family/opStack.js'),
  zkStack: () => import('./family/zkStack.js'),
  celo: () => import('./family/celo.js'),
  linea: () => import('./family/linea.js'),
}

/**
 * Completes a chain for viem. Adds viem's code for its transactions, receipts and fees (OP Stack, ZK Stack, Celo, Linea), loaded only for
 * chains that need it. viem's own definitions stay unchanged.
 *
 * @example await completeChain(base)
 */
export async function completeChain(chain: ChainLike): Promise<Chain> {
  const names = Object.keys(chainFamilies) as readonly Family[]
  const family = names.find((name) => (chainFamilies[name] as readonly number[]).includes(chain.id))
  if (family === undefined || 'formatters' in chain || 'fees' in chain) return chain as Chain
  return { ...(await families[family]()).config, ...chain } as Chain
}
