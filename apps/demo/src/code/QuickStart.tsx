import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'

const metadata = { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] }

// The page shows the statements below.
const networks = [mainnet, base] as const

const kit = createKit({
  metadata,
  adapters: [eip155({ networks })],
  plugins: [modal()],
})

export const QuickStart = () => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <KitModal />
  </KitProvider>
)
