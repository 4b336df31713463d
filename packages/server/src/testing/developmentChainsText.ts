import { devServerConfig } from '@kit/devnet'

/** The source of `config/developmentChains.data.ts`: what the server must know about the local chains of `npm start`. */
export function developmentChainsText(): string {
  const { chains } = devServerConfig([
    { chainId: 31337, url: 'http://127.0.0.1:8545' },
    { chainId: 31338, url: 'http://127.0.0.1:8546' },
  ])
  return `import type { ChainConfigInput } from './chainConfig.js'

// Written by \`pnpm --filter @kit/server run development-chains\`. Not to be edited.

/** The local chains of \`npm start\`, with their tokens, exchanges and names: their addresses never change. */
export const developmentChains: Readonly<Record<string, ChainConfigInput>> = ${JSON.stringify(chains, null, 2)}
`
}
