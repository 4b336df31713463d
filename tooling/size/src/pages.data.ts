/** A small page that a dapp developer could write. */
export type Page = {
  readonly name: string
  readonly source: string
  /** Packages of which no byte may be in any file of the page. */
  readonly without: readonly RegExp[]
}

const otherChains = [
  /node_modules\/@solana\//,
  /node_modules\/@polkadot\//,
  /node_modules\/(bitcoinjs-lib|@scure\/btc-signer|sats-connect|@bitcoinerlab)/,
  /packages\/(solana|polkadot|bitcoin)\//,
]
const pairing = [/node_modules\/@walletconnect\//, /packages\/walletconnect\//]
const views = [/node_modules\/react(-dom)?\//, /packages\/react(-ui)?\//]
const otherLibrary = [/node_modules\/ethers\//, /packages\/eip155-ethers\//]
const viem = [/node_modules\/viem\//, /node_modules\/ox\//, /packages\/eip155-viem\//]
const chain = [/node_modules\/viem\//, /node_modules\/ox\//, /packages\/eip155/]

const metadata = `{ name: 'Page', description: 'A page', url: 'https://page.example', icons: [] }`
const network = `{ id: 1, name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: ['https://rpc.example'] } } }`

const render = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { ConnectButton, KitModal } from '@kit/react-ui'
import { KitProvider } from '@kit/react'
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(ConnectButton), createElement(KitModal)),
)
kit.start()`

/** The pages that are measured, one for each combination that a user would choose. */
export const pages: readonly Page[] = [
  {
    name: 'React alone',
    source: `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('button', null, 'Connect'))`,
    without: [],
  },
  {
    name: 'engine alone',
    source: `
import { createKit } from '@kit/core'
globalThis.kit = createKit({ metadata: ${metadata}, adapters: [] })
globalThis.kit.start()`,
    without: [...otherChains, ...pairing, ...views, ...chain, ...otherLibrary],
  },
  {
    name: 'engine and EVM, no modal',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
globalThis.kit = createKit({ metadata: ${metadata}, adapters: [eip155({ networks: [${network}] })] })
globalThis.kit.start()`,
    without: [...otherChains, ...pairing, ...views, ...otherLibrary],
  },
  {
    name: 'EVM',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
const kit = createKit({ metadata: ${metadata}, adapters: [eip155({ networks: [${network}] })] })${render}`,
    without: [...otherChains, ...pairing, ...otherLibrary],
  },
  {
    name: 'EVM on ethers',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-ethers'
const kit = createKit({ metadata: ${metadata}, adapters: [eip155({ networks: [${network}] })] })${render}`,
    without: [...otherChains, ...pairing, ...viem],
  },
  {
    name: 'EVM and pairing',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { walletConnect } from '@kit/walletconnect'
const kit = createKit({
  metadata: ${metadata},
  adapters: [eip155({ networks: [${network}] })],
  connectors: [walletConnect({ relayUrl: 'wss://relay.example', projectId: 'p' })],
})${render}`,
    without: [...otherChains, ...otherLibrary],
  },
  {
    name: 'no chain',
    source: `
import { createKit } from '@kit/core'
const kit = createKit({ metadata: ${metadata}, adapters: [] })${render}`,
    without: [...otherChains, ...pairing, ...chain, ...otherLibrary],
  },
]

/** Lazy modules that are loaded when the modal opens in English on its first view. */
export const openedModules: readonly RegExp[] = [
  /packages\/core\/dist\/kit\//,
  /packages\/react-ui\/dist\/modal\//,
  /packages\/react-ui\/dist\/text\/en\.data\.js/,
]
