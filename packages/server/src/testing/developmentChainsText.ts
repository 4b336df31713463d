import { devServerConfig } from '@kit/devnet'

/** Generates the source of `config/developmentChains.data.ts`: configuration of the local chains of `npm start`. */
export function developmentChainsText(): string {
  const { chains } = devServerConfig([
    { chainId: 31337, url: 'http://127.0.0.1:8545' },
    { chainId: 31338, url: 'http://127.0.0.1:8546' },
  ])
  const [first = {}, ...others] = Object.values(chains)
  const isShared = ([key, value]: [string, unknown]) =>
    others.every((other) => JSON.stringify(Reflect.get(other, key)) === JSON.stringify(value))
  const shared = Object.fromEntries(Object.entries(first).filter(isShared))
  const own = Object.entries(chains).map(([id, chain]) => {
    const members = Object.entries(chain).filter(([key]) => !(key in shared))
    return `  '${id}': {\n    ...shared,\n${members.map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`).join('')}  },\n`
  })
  return `import type { ChainConfigInput } from '../chain/config/chainConfig.js'

// Written by \`pnpm --filter @kit/server run development-chains\`. Not to be edited.

const shared: Omit<ChainConfigInput, 'upstreams'> = ${JSON.stringify(shared, null, 2)}

/** The local chains of \`npm start\`, with their tokens, exchanges and names. Their addresses never change. */
export const developmentChains: Readonly<Record<string, ChainConfigInput>> = {
${own.join('')}}
`
}
