/** The elements, the engine and EVM chains on viem, with all of their dependencies: one script for pages without a bundler. */
export * from '@kit/core'
export { eip155 } from '@kit/eip155-viem'
export * from '@kit/eip155-viem/chains'
export * from './index.js'
