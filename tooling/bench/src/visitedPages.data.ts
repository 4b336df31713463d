/** Equivalent pages: five networks, injected wallets, pairing, a button that opens a list of wallets, and the connected account. */
const metadata = `{ name: 'Page', description: 'A page', url: 'https://page.example', icons: [] }`

/** React and a button. */
export const reactPage = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('button', null, 'Connect'))`

/** The kit as set up in its README. The URL may name a relay, for visits that pair. */
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

/** The same page by the preset, with every feature enabled and every service configured, as in an app. */
export const presetPage = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { eip155 } from '@kit/eip155-viem'
import { arbitrum, base, mainnet, optimism, polygon } from '@kit/eip155-viem/chains'
import { createPreset } from '@kit/preset'
import { PresetProvider } from '@kit/preset/react'
import { useConnection } from '@kit/react'
import { ConnectButton } from '@kit/react-ui'
const preset = createPreset({
  metadata: ${metadata},
  adapters: [eip155({ networks: [mainnet, base, optimism, arbitrum, polygon] })],
  projectId: 'p',
  services: {
    api: 'https://kit.example',
    directory: 'https://kit.example',
    relay: new URLSearchParams(location.search).get('relay') ?? 'wss://relay.example',
  },
})
function Status() {
  const { status, address } = useConnection()
  return createElement('output', null, status, ' ', address)
}
createRoot(document.getElementById('root')).render(
  createElement(PresetProvider, { preset }, createElement(ConnectButton), createElement(Status)),
)`

/** No kit: wagmi's hooks and a plain list of its connectors, as in its guide, without a modal. */
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

/** The pages of the kit, by their names in the table. */
export const kitPages = { byHand: 'by hand', byPreset: 'by preset' } as const

/** Goals of both kit pages: an absolute maximum, or a multiple of another page's figure in the same run. */
export const visitGoals: readonly {
  readonly begins: string
  readonly byHand: number
  readonly byPreset: number
  readonly floor?: string
}[] = [
  { begins: 'button painted', byHand: 1.15, byPreset: 1.3, floor: 'React alone' },
  { begins: 'open to first frame, hover', byHand: 100, byPreset: 100 },
  { begins: 'pairing row to its code', byHand: 300, byPreset: 300 },
  { begins: 'row to connected', byHand: 1.8, byPreset: 2.2, floor: 'wagmi by hand' },
  { begins: 'reload to connected', byHand: 1.1, byPreset: 1.3, floor: 'wagmi by hand' },
  { begins: 'desktop, 40 ms away: open to first frame', byHand: 6, byPreset: 8, floor: 'wagmi by hand' },
  { begins: 'loading: kB', byHand: 88, byPreset: 94 },
  { begins: 'opening: request waves', byHand: 1, byPreset: 1 },
  { begins: 'opening: kB', byHand: 125, byPreset: 150 },
  { begins: 'opening: files within', byHand: 4, byPreset: 6 },
  { begins: 'opening: files under', byHand: 0, byPreset: 0 },
  { begins: 'open: heap', byHand: 2.4, byPreset: 2.8 },
  { begins: 'connecting: files', byHand: 0, byPreset: 0 },
  { begins: 'connecting: request waves', byHand: 0, byPreset: 0 },
]
