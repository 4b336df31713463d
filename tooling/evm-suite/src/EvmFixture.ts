import type { AdapterFactory } from '@kit/core/adapter'
import type { Eip155Adapter, Eip155BaseOptions } from '@kit/eip155'
import type { Chain } from 'viem'

/** One EVM adapter as the suites see it. */
export type EvmFixture = {
  /** Of the chain library. */
  readonly name: string
  readonly createAdapter: (options: Eip155BaseOptions<Chain>) => AdapterFactory<Eip155Adapter>
  /** Path of a module that exports the package's `eip155` and nothing else. */
  readonly pagePath: string
  /** Whether a bundled module belongs to the chain library, or is loaded only with it. */
  readonly isLibrary: (moduleId: string) => boolean
}
