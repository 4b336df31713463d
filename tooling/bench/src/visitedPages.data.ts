/** Pages that do the same: five networks, wallets of the page, pairing, a button that opens a list of wallets, and who is connected. */
const metadata = `{ name: 'Page', description: 'A page', url: 'https://page.example', icons: [] }`

/** React and a button. */
export const reactPage = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('button', null, 'Connect'))`

/** The kit as its README puts it into a page. The address may name a relay, for visits that pair. */
export const kitPage = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { arbitrum, base, mainnet, optimism, polygon } from '@kit/eip155-viem/chains'
import { KitProvider, useConnection } from '@kit/react'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'
import { walletConnect } from '@kit/walletconnect'
const kit = createKit({
  metadata: ${metadata},
  adapters: [eip155({ networks: [mainnet, base, optimism, arbitrum, polygon] })],
  plugins: [modal()],
  connectors: [
    walletConnect({ relayUrl: new URLSearchParams(location.search).get('relay') ?? 'wss://relay.example', projectId: 'p' }),
  ],
})
function Status() {
  const { status, address } = useConnection()
  return createElement('output', null, status, ' ', address)
}
createRoot(document.getElementById('root')).render(
  createElement(
    KitProvider,
    { kit },
    createElement(ConnectButton),
    createElement(Status),
    createElement(KitModal),
  ),
)`

/** No kit at all: wagmi's hooks and a plain list of its connectors, as its guide shows. Nothing that a modal does is done. */
export const wagmiPage = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createConfig, http, useConnect, useConnection, useConnectors, WagmiProvider } from 'wagmi'
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains'
import { walletConnect } from 'wagmi/connectors'
const chains = [mainnet, base, optimism, arbitrum, polygon]
const config = createConfig({
  chains,
  connectors: [walletConnect({ projectId: 'p', metadata: ${metadata} })],
  transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
})
const client = new QueryClient()
function Wallets() {
  const connectors = useConnectors()
  const connect = useConnect()
  return connectors.map((connector) =>
    createElement('button', { key: connector.uid, onClick: () => connect.mutate({ connector }) }, connector.name),
  )
}
function Page() {
  const { status, address } = useConnection()
  const [isOpen, setOpen] = useState(false)
  return [
    createElement('button', { key: 'open', onClick: () => setOpen(true) }, 'Connect Wallet'),
    createElement('output', { key: 'status' }, status, ' ', address),
    isOpen && status !== 'connected' && createElement('div', { key: 'wallets', role: 'dialog' }, createElement(Wallets)),
  ]
}
createRoot(document.getElementById('root')).render(
  createElement(WagmiProvider, { config }, createElement(QueryClientProvider, { client }, createElement(Page))),
)`

/** What is aimed at by the kit's page: so many of what another takes, or so many. */
export const visitGoals: readonly { readonly begins: string; readonly most: number; readonly floor?: string }[] = [
  { begins: 'button painted', most: 1.15, floor: 'React alone' },
  { begins: 'open to first frame, hover', most: 100 },
  { begins: 'pairing row to its code', most: 300 },
  { begins: 'row to connected', most: 1.3, floor: 'wagmi by hand' },
  { begins: 'reload to connected', most: 1.1, floor: 'wagmi by hand' },
  { begins: 'opening: files until', most: 2 },
  { begins: 'opening: round trips', most: 1 },
  { begins: 'connecting: files', most: 0 },
  { begins: 'connecting: round trips', most: 0 },
]
