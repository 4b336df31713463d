import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { KitProvider } from '@kit/react'
import { ConnectButton as KitButton, KitModal, modal } from '@kit/react-ui'
import { createKitConfig } from '@kit/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { one, two } from './chains.js'

const kit = createKit({
  metadata: { name: 'Mint', description: 'Mints a token', url: location.origin, icons: [] },
  adapters: [eip155({ networks: [one, two] })],
  plugins: [modal()],
})

const config = createKitConfig(kit, (own) =>
  createConfig({
    ...own,
    chains: [one, two],
    transports: { [one.id]: http(), [two.id]: http() },
    pollingInterval: 500,
  }),
)

const queries = new QueryClient()

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <KitProvider kit={kit}>
        {children}
        <KitModal />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)

/** The dapp's existing button, implemented with the kit. */
export const ConnectButton = {
  Custom: ({ children }: { readonly children: (state: ButtonState) => ReactNode }) => (
    <KitButton.Custom>
      {({ account, network, status, open }) =>
        children({
          account: status === 'connected' ? account : undefined,
          chain: network && { name: network.name },
          openConnectModal: open,
        })
      }
    </KitButton.Custom>
  ),
}

type ButtonState = {
  readonly account: { readonly displayName: string } | undefined
  readonly chain: { readonly name: string | undefined } | undefined
  readonly openConnectModal: () => void
}
