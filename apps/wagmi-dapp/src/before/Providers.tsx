import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createConfig, http, injected, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { one, two } from '../chains.js'
import { wallet } from '../wallet.js'

const config = createConfig({
  connectors: [injected({ target: () => ({ id: 'test', name: 'Test Wallet', provider: wallet.provider as never }) })],
  multiInjectedProviderDiscovery: false,
  chains: [one, two],
  transports: { [one.id]: http(), [two.id]: http() },
  pollingInterval: 500,
})

const queries = new QueryClient()

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </WagmiProvider>
)

/** A button of the dapp’s previous kit. */
export const ConnectButton = {
  Custom({ children }: { readonly children: (state: ButtonState) => ReactNode }) {
    const { address, chain, isConnected } = useAccount()
    const { connectors, connect } = useConnect()
    return children({
      account: isConnected && address ? { displayName: address } : undefined,
      chain: chain && { name: chain.name },
      openConnectModal() {
        for (const connector of connectors) connect({ connector })
      },
    })
  },
}

type ButtonState = {
  readonly account: { readonly displayName: string } | undefined
  readonly chain: { readonly name: string | undefined } | undefined
  readonly openConnectModal: () => void
}
