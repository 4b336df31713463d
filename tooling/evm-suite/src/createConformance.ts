import { devChain, startEvm } from '@kit/devnet'
import { type AdapterFixture, createEvmFixture } from '@kit/testing/conformance'
import type { EvmFixture } from './EvmFixture.js'

/**
 * Creates the fixture that runs the adapter conformance suite for an EVM adapter.
 *
 * @example describeAdapter('eip155 adapter conformance on viem', createConformance(eip155))
 */
export function createConformance(createAdapter: EvmFixture['createAdapter']): AdapterFixture {
  return createEvmFixture({
    startChain: (chainId) => startEvm({ chainId }),
    createAdapter: (chains) => {
      const [one, ...others] = chains.map(({ networkId, url }) =>
        devChain({ chainId: Number(networkId.split(':')[1]), url }),
      )
      if (!one) throw new Error('The suite gives at least one chain.')
      return createAdapter({ networks: [one, ...others] })
    },
  })
}
