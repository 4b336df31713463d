/** Chain packages whose tests share a project: see `vitest.chains.config.ts`. */
export const chainPackages: readonly string[] = ['adapter', 'eip155', 'eip155-ethers', 'eip155-viem', 'solana', 'wagmi']
