import { devChain, startEvm } from '@kit/devnet'
import { createEvmFixture, describeAdapter } from '@kit/testing/conformance'
import { eip155 } from './eip155.js'

describeAdapter(
  'eip155 on ethers',
  createEvmFixture({
    startChain: (chainId) => startEvm({ chainId }),
    createAdapter: (chains) => {
      const [one, ...others] = chains.map(({ networkId, url }) =>
        devChain({ chainId: Number(networkId.split(':')[1]), url }),
      )
      if (!one) throw new Error('The suite gives at least one chain.')
      return eip155({ networks: [one, ...others] })
    },
  }),
)
