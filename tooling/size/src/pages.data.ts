import { chunkName, chunkTable } from '../../build/src/chunks.data.js'

/** A small page that a dapp developer could write. */
export type Page = {
  readonly name: string
  readonly source: string
  /** Number of chain adapters of a page with a modal. Absent for a baseline page. */
  readonly adapters?: number
  /** Name of a page to compare with. The output shows what this page adds to it. */
  readonly beyond?: string
  /** Packages that must not be in any file of the page. */
  readonly without: readonly RegExp[]
  /** Whether a library at load has wide characters, as the error messages of viem do. */
  readonly hasWideLibrary?: true
}

const pairing = [/node_modules\/@walletconnect\//, /packages\/walletconnect\//]
const views = [/node_modules\/react(-dom)?\//, /packages\/react(-ui)?\//]

/** Packages of each adapter: its own and the libraries that no other adapter uses. */
const parts = {
  eip155: [/packages\/eip155\//],
  viem: [/node_modules\/viem\//, /node_modules\/ox\//, /packages\/eip155-viem\//],
  ethers: [/node_modules\/ethers\//, /packages\/eip155-ethers\//],
  solana: [/node_modules\/@solana\//, /packages\/solana\//],
  polkadot: [/node_modules\/@polkadot\//, /node_modules\/@scure\/sr25519\//, /packages\/polkadot\//],
  bitcoin: [/node_modules\/(@scure\/btc-signer|micro-packed|bitcoinjs-lib|sats-connect)\//, /packages\/bitcoin\//],
} as const
type Part = keyof typeof parts

/** Returns all adapter packages that a page doesn't use. */
function allBut(...present: readonly Part[]): readonly RegExp[] {
  return (Object.keys(parts) as Part[]).filter((part) => !present.includes(part)).flatMap((part) => parts[part])
}

const metadata = `{ name: 'Page', description: 'A page', url: 'https://page.example', icons: [] }`
const chains = (library: 'viem' | 'ethers') =>
  `import { arbitrum, base, mainnet, optimism, polygon } from '@kit/eip155-${library}/chains'`
const networks = '[mainnet, base, optimism, arbitrum, polygon]'
const network = `{ id: 1, name: 'One', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: ['https://rpc.example'] } } }`

const render = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { ConnectButton, KitModal, modal } from '@kit/react-ui'
import { KitProvider } from '@kit/react'
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(ConnectButton), createElement(KitModal)),
)
kit.start()`

/** The same with hooks that read and act, as in the quick start. */
const renderHooks = render
  .replace('import { KitProvider }', 'import { KitProvider, useBalance, useConnection, useDisconnect }')
  .replace(
    'createRoot(',
    `function Dapp() {
  const { address } = useConnection()
  const { data } = useBalance()
  const { mutate } = useDisconnect()
  return createElement('button', { onClick: () => mutate() }, address, String(data?.value))
}
createRoot(`,
  )
  .replace('createElement(KitModal)', 'createElement(Dapp), createElement(KitModal)')

const features = ['activity', 'names', 'onramp', 'portfolio', 'send', 'swap']
const renderFeatures = render.replace(
  '(KitModal)',
  `(KitModal, { features: [${features.map((name) => `${name}Feature`)}] })`,
)

/** A page that reads contracts with wagmi, with and without `@kit/wagmi`. */
const besideWagmi = `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { base, mainnet } from 'viem/chains'
import { createConfig, http, useReadContract, useWriteContract, WagmiProvider } from 'wagmi'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: [mainnet, base] })] })`
const renderWagmi = render
  .replace(
    'createRoot(',
    `function Dapp() {
  const read = useReadContract({ address: '0x', abi: [], functionName: 'x' })
  const { writeContract } = useWriteContract()
  return createElement('button', { onClick: () => writeContract({}) }, String(read.data))
}
createRoot(`,
  )
  .replace(
    'createElement(KitModal),',
    `createElement(KitModal),
  createElement(WagmiProvider, { config }, createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Dapp))),`,
  )

/** A page that imports built files as they are. */
export type BuiltPage = Required<Pick<Page, 'name' | 'adapters' | 'beyond'>> & {
  /** Folder of the files, relative to the repository. */
  readonly folder: string
  /** File that the page imports. It imports no other file at load. */
  readonly load: string
  /** File that opening the modal loads. */
  readonly opened: string
}

/** Pages without a bundler. */
export const builtPages: readonly BuiltPage[] = [
  {
    name: 'EVM without a bundler',
    adapters: 1,
    beyond: 'EVM by the element',
    folder: 'packages/element/dist/kit',
    load: 'kit.min.js',
    opened: 'modal.min.js',
  },
]

/** The measured pages, one for each combination that a user would choose. */
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
    name: 'React and viem',
    source: `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, http } from 'viem'
const client = createClient({ chain: ${network}, transport: http() })
createRoot(document.getElementById('root')).render(createElement('button', null, client.chain.name))`,
    without: [],
  },
  {
    name: 'engine alone',
    source: `
import { createKit } from '@kit/core'
globalThis.kit = createKit({ metadata: ${metadata}, adapters: [] })
globalThis.kit.start()`,
    without: [...allBut(), ...pairing, ...views],
  },
  {
    name: 'engine and EVM, no modal',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
globalThis.kit = createKit({ metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })
globalThis.kit.start()`,
    without: [...allBut('eip155', 'viem'), ...pairing, ...views],
  },
  {
    name: 'EVM',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and hooks',
    adapters: 1,
    beyond: 'EVM',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${renderHooks}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM in one package',
    adapters: 1,
    beyond: 'EVM',
    source: `
import { ConnectButton, createKit, eip155, KitModal, KitProvider, modal } from '@kit/evm'
import { arbitrum, base, mainnet, optimism, polygon } from '@kit/evm/chains'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })
createRoot(document.getElementById('root')).render(
  createElement(KitProvider, { kit }, createElement(ConnectButton), createElement(KitModal)),
)
kit.start()`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM by the element',
    adapters: 1,
    beyond: 'EVM',
    source: `
import { createKit } from '@kit/core'
import { defineKitElements, modal } from '@kit/element'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })
defineKitElements()
document.getElementById('root').append(
  ...['kit-button', 'kit-modal'].map((name) => Object.assign(document.createElement(name), { kit })),
)`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM on ethers',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-ethers'
${chains('ethers')}
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render}`,
    without: [...allBut('eip155', 'ethers'), ...pairing],
  },
  {
    name: 'Solana',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { solana, solanaMainnet } from '@kit/solana'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [solana({ networks: [solanaMainnet] })] })${render}`,
    without: [...allBut('solana'), ...pairing],
  },
  {
    name: 'Polkadot',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { polkadot, polkadotAssetHub } from '@kit/polkadot'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [polkadot({ networks: [polkadotAssetHub] })] })${render}`,
    without: [...allBut('polkadot'), ...pairing],
  },
  {
    name: 'Bitcoin',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { bitcoin, bitcoinMainnet } from '@kit/bitcoin'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [bitcoin({ networks: [bitcoinMainnet] })] })${render}`,
    without: [...allBut('bitcoin'), ...pairing],
  },
  {
    name: 'EVM and Solana',
    adapters: 2,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
import { solana, solanaMainnet } from '@kit/solana'
const kit = createKit({ plugins: [modal()],
  metadata: ${metadata},
  adapters: [eip155({ networks: ${networks} }), solana({ networks: [solanaMainnet] })],
})${render}`,
    without: [...allBut('eip155', 'viem', 'solana'), ...pairing],
  },
  {
    name: 'every chain',
    adapters: 4,
    source: `
import { createKit } from '@kit/core'
import { bitcoin, bitcoinMainnet } from '@kit/bitcoin'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
import { polkadot, polkadotAssetHub } from '@kit/polkadot'
import { solana, solanaMainnet } from '@kit/solana'
const kit = createKit({ plugins: [modal()],
  metadata: ${metadata},
  adapters: [
    eip155({ networks: ${networks} }),
    solana({ networks: [solanaMainnet] }),
    polkadot({ networks: [polkadotAssetHub] }),
    bitcoin({ networks: [bitcoinMainnet] }),
  ],
})${render}`,
    without: [...allBut('eip155', 'viem', 'solana', 'polkadot', 'bitcoin'), ...pairing],
  },
  {
    name: 'EVM and pairing',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
import { walletConnect } from '@kit/walletconnect'
const kit = createKit({ plugins: [modal()],
  metadata: ${metadata},
  adapters: [eip155({ networks: ${networks} })],
  connectors: [walletConnect({ relayUrl: 'wss://relay.example', projectId: 'p' })],
})${render}`,
    without: allBut('eip155', 'viem'),
  },
  {
    name: 'EVM and icons',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { icons } from '@kit/icons'
${chains('viem')}
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render.replace('(KitModal)', '(KitModal, { icons })')}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and every feature',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
${features.map((name) => `import { ${name} } from '@kit/${name}'\nimport { ${name}Feature } from '@kit/${name}/react'`).join('\n')}
const api = { request: async () => undefined, url: () => '' }
const kit = createKit({ plugins: [modal(), ${features.map((name) => `${name}({ api })`)}], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${renderFeatures}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and smart sessions',
    adapters: 1,
    beyond: 'EVM',
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { smartSessions } from '@kit/smart-sessions'
import { smartSessionsFeature } from '@kit/smart-sessions/react'
${chains('viem')}
const api = { request: async () => undefined, url: () => '' }
const kit = createKit({ plugins: [modal(), smartSessions({ api })], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render.replace('(KitModal)', '(KitModal, { features: [smartSessionsFeature] })')}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and signing in',
    adapters: 1,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { createSiwx, siwx } from '@kit/siwx'
import { siwxFeature } from '@kit/siwx/react'
${chains('viem')}
const kit = createKit({ plugins: [modal(), siwx(createSiwx())], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render.replace('(KitModal)', '(KitModal, { features: [siwxFeature] })')}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and analytics',
    adapters: 1,
    source: `
import { analytics } from '@kit/analytics'
import { createApiClient } from '@kit/api'
import { browserPorts, createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
${chains('viem')}
const api = createApiClient({ baseUrl: 'https://kit.example', projectId: 'p', ...browserPorts() })
const kit = createKit({ plugins: [modal(), analytics({ api })], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM, and wagmi apart',
    adapters: 1,
    hasWideLibrary: true,
    source: `${besideWagmi}
const config = createConfig({ chains: [mainnet, base], transports: { [mainnet.id]: http(), [base.id]: http() } })${renderWagmi}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM and wagmi',
    adapters: 1,
    hasWideLibrary: true,
    source: `${besideWagmi}
import { createKitConfig } from '@kit/wagmi'
const config = createKitConfig(kit, (own) =>
  createConfig({ ...own, chains: [mainnet, base], transports: { [mainnet.id]: http(), [base.id]: http() } }),
)${renderWagmi}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'EVM, everything by hand',
    adapters: 1,
    source: `
import { createApiClient, directory, identitySource, tokenSource } from '@kit/api'
import { analytics } from '@kit/analytics'
import { browserPorts, createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { embedded } from '@kit/embedded'
import { embeddedFeature } from '@kit/embedded/react'
import { icons } from '@kit/icons'
import { apiExchanges, pay } from '@kit/pay'
import { payFeature } from '@kit/pay/react'
import { siwx } from '@kit/siwx'
import { siwxFeature } from '@kit/siwx/react'
import { smartSessions } from '@kit/smart-sessions'
import { smartSessionsFeature } from '@kit/smart-sessions/react'
import { swapConversion } from '@kit/swap'
import { walletConnect } from '@kit/walletconnect'
${chains('viem')}
${features.map((name) => `import { ${name} } from '@kit/${name}'\nimport { ${name}Feature } from '@kit/${name}/react'`).join('\n')}
const service = { baseUrl: 'https://kit.example', projectId: 'p' }
const api = createApiClient({ ...service, ...browserPorts() })
const wallet = embedded({ frameUrl: 'https://wallet.example', projectId: 'p' })
const kit = createKit({
  metadata: ${metadata},
  adapters: [eip155({ networks: ${networks} })],
  connectors: [wallet.connector, walletConnect({ relayUrl: 'wss://kit.example', projectId: 'p' })],
  directory: directory(service),
  tokenSource: tokenSource(api),
  identitySource: identitySource(api),
  plugins: [
    modal(),
    ${features.map((name) => `${name}({ api })`).join(', ')},
    analytics({ api }),
    pay({ api, exchanges: [apiExchanges(api)], conversions: [swapConversion({ api })] }),
    smartSessions({ api }),
    siwx(globalThis.siweConfig),
    wallet,
  ],
})${renderFeatures.replace('features: [', 'icons, features: [embeddedFeature, payFeature, siwxFeature, smartSessionsFeature, ')}`,
    without: allBut('eip155', 'viem'),
  },
  {
    name: 'EVM by the preset, everything on',
    adapters: 1,
    beyond: 'EVM, everything by hand',
    source: `
import { eip155 } from '@kit/eip155-viem'
import { createPreset } from '@kit/preset'
import { PresetProvider } from '@kit/preset/react'
import { ConnectButton } from '@kit/react-ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
${chains('viem')}
const preset = createPreset({
  adapters: [eip155({ networks: ${networks} })],
  metadata: ${metadata},
  projectId: 'p',
  services: {
    api: 'https://kit.example',
    directory: 'https://kit.example',
    analytics: 'https://kit.example',
    relay: 'wss://kit.example',
    frame: 'https://wallet.example',
  },
  siweConfig: globalThis.siweConfig,
})
createRoot(document.getElementById('root')).render(createElement(PresetProvider, { preset }, createElement(ConnectButton)))`,
    without: allBut('eip155', 'viem'),
  },
  {
    name: 'EVM, chains of viem',
    adapters: 1,
    hasWideLibrary: true,
    source: `
import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { arbitrum, base, mainnet, optimism, polygon } from 'viem/chains'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [eip155({ networks: ${networks} })] })${render}`,
    without: [...allBut('eip155', 'viem'), ...pairing],
  },
  {
    name: 'no chain',
    source: `
import { createKit } from '@kit/core'
const kit = createKit({ plugins: [modal()], metadata: ${metadata}, adapters: [] })${render}`,
    without: [...allBut(), ...pairing],
  },
]

/** Goals in bytes after gzip: for one adapter, and for each additional one. */
export const goals = { load: { first: 85_000, more: 3_000 }, opened: { first: 115_000, more: 5_000 } } as const

/**
 * Lazy files that load when the modal opens in English on its first view: those of the moment `open`. Excludes what it prefetches right
 * after: animations, the views that a wallet leads to, and the help next to a wide list.
 */
export const openedModules: readonly RegExp[] = Object.entries(chunkTable).flatMap(([name, rows]) =>
  rows
    .filter(({ moment }) => moment === 'open')
    .map((row) => new RegExp(`packages/${name}/dist/${chunkName(row)}\\.js`)),
)
