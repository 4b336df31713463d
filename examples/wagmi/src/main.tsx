import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Account } from './Account'
import { config } from './config'
import { kit } from './kit'

createRoot(document.getElementById('root') as HTMLElement).render(
  <KitProvider kit={kit}>
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectButton />
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
    <KitModal />
  </KitProvider>,
)
