import { polkadotDevGenesisHash, startPolkadot } from '@kit/devnet/polkadot'
import { createPolkadotFixture, describeAdapter } from '@kit/testing/conformance'
import { definePolkadotNetwork } from './network/definePolkadotNetwork.js'
import { polkadot } from './polkadot.js'

const secondGenesisHash = `0x${'b'.repeat(64)}` as const
const nativeCurrency = { name: 'Unit', symbol: 'UNIT', decimals: 12 }

describeAdapter(
  'Polkadot adapter conformance',
  createPolkadotFixture({
    genesisHashes: [polkadotDevGenesisHash, secondGenesisHash],
    startChain: (genesisHash) => startPolkadot({ genesisHash }),
    createAdapter: ([one, two]) =>
      polkadot({
        networks: [
          definePolkadotNetwork({
            genesisHash: polkadotDevGenesisHash,
            name: 'Local Asset Hub',
            nativeCurrency,
            ss58Format: 2,
            rpcUrls: [one?.url ?? ''],
          }),
          definePolkadotNetwork({
            genesisHash: secondGenesisHash,
            name: 'Second Asset Hub',
            nativeCurrency,
            ss58Format: 2,
            rpcUrls: [two?.url ?? ''],
          }),
        ],
      }),
  }),
)
