import type { Chain } from 'viem'
import * as definitions from 'viem/chains'
import { chainNames } from './chainNames.data.js'

/** Contracts for batched calls and names. */
const contractNames = ['multicall3', 'ensUniversalResolver']

/** Returns the source of the table: the plain data of each chain that the kit needs, under viem's names. */
export function formatChains(): string {
  const all: Readonly<Record<(typeof chainNames)[number], Chain>> = definitions
  const entries = chainNames.map((name) => formatChain(name, all[name]))
  return `// Written by \`pnpm --filter @kit/eip155-viem run chains\`. A test compares it with viem's definitions.\n\n${entries.join('\n')}`
}

function formatChain(constant: string, chain: Chain): string {
  const { id, name, nativeCurrency, blockExplorers, testnet } = chain
  const { symbol, decimals } = nativeCurrency
  const explorer = blockExplorers?.default
  const contracts = contractNames.flatMap((contract) => {
    const found = chain.contracts?.[contract] as { readonly address?: string } | undefined
    return found?.address === undefined ? [] : [`${contract}: { address: ${quote(found.address)} }`]
  })
  const lines = [
    `id: ${id},`,
    `name: ${quote(name)},`,
    `nativeCurrency: { name: ${quote(nativeCurrency.name)}, symbol: ${quote(symbol)}, decimals: ${decimals} },`,
    `rpcUrls: { default: { http: [${chain.rpcUrls.default.http.map(quote).join(', ')}] } },`,
    ...(explorer
      ? [`blockExplorers: { default: { name: ${quote(explorer.name)}, url: ${quote(explorer.url)} } },`]
      : []),
    ...(contracts.length > 0 ? [`contracts: { ${contracts.join(', ')} },`] : []),
    ...(testnet ? ['testnet: true,'] : []),
  ]
  const kind = testnet ? 'a test network' : 'a network'
  return `/** ${name}, ${kind}: \`eip155:${id}\`. */\nexport const ${constant} = {\n${lines.map((line) => `  ${line}\n`).join('')}} as const\n`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}
