import { bitcoin, bitcoinMainnet } from '@kit/bitcoin'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { polkadot, polkadotAssetHub } from '@kit/polkadot'
import { modal } from '@kit/react-ui'
import { solana, solanaMainnet } from '@kit/solana'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  adapters: [
    eip155({ networks: [mainnet, base] }),
    solana({ networks: [solanaMainnet] }),
    polkadot({ networks: [polkadotAssetHub] }),
    bitcoin({ networks: [bitcoinMainnet] }),
  ],
  plugins: [modal()],
})

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
