import type { SgNode } from '@ast-grep/napi'
import { literalOf } from '../edit/jsxOf.js'
import { optionsOf } from '../edit/options.js'

/** Chains of `@kit/eip155-viem/chains`, by ID. */
const names: Readonly<Record<number, string>> = {
  1: 'mainnet',
  10: 'optimism',
  56: 'bsc',
  137: 'polygon',
  8453: 'base',
  42161: 'arbitrum',
  11155111: 'sepolia',
}

/** Returns the adapter for chains of Web3-Onboard: `[{ id: '0x1', token: 'ETH', label: 'Ethereum', rpcUrl }]`. */
export function kitChains(
  list: SgNode | null | undefined,
):
  | { readonly adapters: readonly string[]; readonly imports: readonly (readonly [name: string, from: string])[] }
  | undefined {
  if (list?.kind() !== 'array') return undefined
  const items = list.children().filter((one) => one.isNamed() && one.kind() !== 'comment')
  const chains = items.map((item) => (item.kind() === 'object' ? chainOf(item) : undefined))
  if (chains.length === 0 || chains.includes(undefined)) return undefined
  const known = chains.flatMap((one) => (one ? [one] : []))
  const urls = known.flatMap(({ id, url, name }) => (name && url ? [`${id}: [${url}]`] : []))
  const networks = `networks: [${known.map(({ name, code }) => name ?? code).join(', ')}]`
  return {
    adapters: [`eip155({ ${networks}${urls.length > 0 ? `, rpcUrls: { ${urls.join(', ')} }` : ''} })`],
    imports: [
      ['eip155', '@kit/eip155-viem'],
      ...known.flatMap(({ name }) => (name ? [[name, '@kit/eip155-viem/chains'] as const] : [])),
    ],
  }
}

function chainOf(item: SgNode) {
  const options = optionsOf(item)
  const of = (name: string): string | undefined => options.find((one) => one.name === name)?.value
  const code = of('id') ?? ''
  const id = Number(literalOf(code) ?? code)
  const url = of('rpcUrl')
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  const token = of('token') ?? "'ETH'"
  const currency = `{ name: ${token}, symbol: ${token}, decimals: 18 }`
  const endpoints = `{ default: { http: [${url ?? ''}] } }`
  return {
    id,
    url,
    name: names[id],
    code: `{ id: ${id}, name: ${of('label') ?? token}, nativeCurrency: ${currency}, rpcUrls: ${endpoints} }`,
  }
}
