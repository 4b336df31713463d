import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitProvider } from 'connectkit'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { config } from './config'

const queryClient = new QueryClient()

export const Providers = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider mode="dark" options={{ hideBalance: true }}>
        {children}
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
