import type { Chain } from 'viem'
import * as definitions from 'viem/chains'
import { celo, linea, optimism, zksync } from 'viem/chains'

/** One definition per chain family with its own viem code. All others of a family share that code. */
const families: Readonly<Record<string, Chain>> = { opStack: optimism, zkStack: zksync, celo, linea }

/** Returns the source of the table of families: the IDs of viem's chains that need viem's own code, by family. */
export function formatFamilies(): string {
  const all = Object.values(definitions) as readonly Chain[]
  const lines = Object.entries(families).map(([name, model]) => {
    // An ID that two networks share is ambiguous.
    const ids = all.map(({ id }) => id).filter((id) => all.every((chain) => chain.id !== id || hasCodeOf(chain, model)))
    return `  ${name}: [${[...new Set(ids)].sort((a, b) => a - b).join(', ')}],\n`
  })
  return `// Written by \`pnpm --filter @kit/eip155-viem run chains\`. A test compares it with viem's definitions.

/** Ids of the chains whose transactions, receipts or fees differ from Ethereum's, by the code that viem has for them. */
export const chainFamilies = {
${lines.join('')}} as const
`
}

function hasCodeOf(chain: Chain, model: Chain): boolean {
  if (model.formatters) return chain.formatters === model.formatters && chain.serializers === model.serializers
  return chain.fees === model.fees
}
