import { devChain, startEvm } from '@kit/devnet'
import { type AdapterFixture, createEvmFixture } from '@kit/testing/conformance'
import type { EvmFixture } from './EvmFixture.js'

/**
 * The fixture with which an EVM adapter passes the suite of all adapters.
 *
 * @example describeAdapter('eip155 on viem', createConformance(eip155))
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
