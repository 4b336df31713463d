import type { Chain } from 'viem'

/** A chain whose node is not asked: the bench measures the kit. */
export const localChain = {
  id: 31337,
  name: 'Local One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://localhost:9'] } },
} as const satisfies Chain
