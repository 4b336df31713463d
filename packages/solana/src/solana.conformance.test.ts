import { solanaDevGenesisHash, startSolana } from '@kit/devnet/solana'
import { createSolanaFixture, describeAdapter } from '@kit/testing/conformance'
import { solanaDevnet, solanaLocal } from './network/solanaNetworks.js'
import { solana } from './solana.js'

describeAdapter(
  'Solana adapter conformance',
  createSolanaFixture({
    genesisHash: solanaDevGenesisHash,
    startChain: (genesisHash) => startSolana({ genesisHash }),
    createAdapter: ([one, two]) =>
      solana({
        networks: [solanaLocal({ genesisHash: solanaDevGenesisHash, rpcUrls: [one?.url ?? ''] }), solanaDevnet],
        rpcUrls: { [solanaDevnet.id]: [two?.url ?? ''] },
      }),
  }),
)
