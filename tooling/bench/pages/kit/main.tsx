import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { createRoot } from 'react-dom/client'
import { localChain } from '../localChain.js'

// The smallest EVM page: one chain, injected wallets, the button and the modal.
const kit = createKit({
  metadata: { name: 'Bench', description: 'Bench page', url: location.origin, icons: [] },
  adapters: [eip155({ networks: [localChain] })],
})
createRoot(document.getElementById('root') as HTMLElement).render(
  <KitProvider kit={kit}>
    <ConnectButton />
    <KitModal />
  </KitProvider>,
)
