import type { AdapterFactory } from '@kit/core/adapter'
import type { Eip155Adapter, Eip155BaseOptions } from '@kit/eip155'
import type { Chain } from 'viem'

/** An EVM adapter under test. */
export type EvmFixture = {
  /** Name of the chain library. */
  readonly name: string
  readonly createAdapter: (options: Eip155BaseOptions<Chain>) => AdapterFactory<Eip155Adapter>
  /** Path of a module that exports only the package's `eip155`. */
  readonly pagePath: string
  /** Returns whether a bundled module belongs to the chain library, or is loaded only with it. */
  readonly isLibrary: (moduleId: string) => boolean
}
