import { type Balance, KitError, type KitErrorCode, type WalletRow } from '@kit/core'
import {
  type FixtureOptions,
  fixtureAddress,
  fixtureConnections,
  fixtureConnectors,
  fixtureNetworks,
  fixturePictures,
  fixtureWallets,
} from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import { activityStates } from './activityStates.js'
import { captureStates } from './captureStates.js'
import { chainStates } from './chainStates.js'
import { embeddedStates } from './embeddedStates.js'
import { exampleFeature } from './exampleFeature.js'
import { namesStates } from './namesStates.js'
import { nftStates } from './nftStates.js'
import { onrampStates } from './onrampStates.js'
import { payStates } from './payStates.js'
import { portfolioStates } from './portfolioStates.js'
import { sendStates } from './sendStates.js'
import { sessionStates } from './sessionStates.js'
import { siwxStates } from './siwxStates.js'
import { swapStates } from './swapStates.js'

const features = [exampleFeature]
const wallets = { connectors: fixtureConnectors, recent: fixtureWallets.slice(0, 1) }
const hundreds = {
  connectors: Array.from({ length: 600 }, (_, index) => ({
    id: `example.wallet${index}`,
    name: `Wallet ${index}`,
    type: 'ANNOUNCED' as const,
    namespaces: ['eip155'],
  })),
}
const directory = {
  recommended: fixtureWallets.slice(0, 4),
  all: { status: 'success', wallets: fixtureWallets, count: 623 },
} as const
const moss = fixtureWallets[0]
if (moss === undefined) throw new Error('The fixtures have no wallet.')
const { rdns: _, ...mobileOnly } = { ...moss, chromeStore: undefined, rdns: undefined }
const ownBrowser = { ...moss, browseLink: 'https://moss.example/{href}', inPageMarkers: ['mossWallet'] }
const opened = { name: 'Moss', href: 'https://moss.example/' }

const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const error = (code: KitErrorCode): KitError => new KitError(code, { shortMessage: 'An example' })
const row: WalletRow = {
  id: 'example.fox',
  kind: 'injected',
  name: 'Fox Wallet',
  imageUrl: fixturePictures.fox,
  connectorIds: ['example.fox'],
  namespaces: ['eip155'],
  installed: true,
  recent: false,
  connected: false,
}
const attempt = { connectorId: 'example.fox', namespace: 'eip155' } as const
const external = { history: [at('Connect'), at('ConnectingExternal', { row, connectorId: 'example.fox' })] }
const at8s = (run: () => void): (() => void) => {
  const timer = setTimeout(run)
  return () => clearTimeout(timer)
}
const longRow = {
  ...row,
  name: 'Wallet of the Extraordinarily Long Name and Surname',
  imageUrl: 'https://127.0.0.1:1/missing.png',
}

const uri = `wc:${'7f6e504bfad60b485450578e05678ed3'.repeat(2)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'}&expiryTimestamp=1767225600`
const pairing = (wallet?: object) => [
  at('Connect'),
  at('ConnectingWalletConnect', wallet === undefined ? {} : { wallet }),
]
const ready = { status: 'ready', uri, expiresAtMs: 4_000_000_000_000 } as const

const ether = (value: bigint): Balance => ({ value, decimals: 18, symbol: 'ETH' })
const [connection, second] = fixtureConnections
if (connection === undefined || second === undefined) throw new Error('The fixtures have no connection.')
const connected = {
  active: { status: 'connected', connection, account: connection.account },
  connections: { connections: fixtureConnections, activeIds: [connection.id] },
  account: {
    address: fixtureAddress,
    balance: { status: 'success', data: ether(1_234_567_890_000_000_000n) },
    addressExplorerUrl: `https://explorer.example/address/${fixtureAddress}`,
  },
  wallets,
  directory,
} as const
const paired = {
  ...connection,
  id: 'eip155:walletConnect',
  connector: { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', namespaces: ['eip155'] },
  wallet: { name: 'Moss', imageUrl: fixturePictures.moss },
} as const
const pairedStates = {
  ...connected,
  active: { ...connected.active, connection: paired },
  connections: { connections: [paired], activeIds: [paired.id] },
}
const iosSafari = { isMobile: true, os: 'ios', isSafari: true } as const
const installed = fixtureConnectors.filter(({ type }) => type !== 'WALLET_CONNECT')
const blocked = { isRegionBlocked: true, options: { connectors: [() => ({}) as never] } } as const
const [mainnet] = fixtureNetworks
if (mainnet === undefined) throw new Error('The fixtures have no network.')
const unknownNetwork = { ...mainnet, name: 'Unknown network', unknown: true } as const

/** A state of the page, with the app's features. */
export type GalleryState = FixtureOptions & { readonly features?: readonly Feature[] }

/** Every view in every state. */
export const states: { readonly [name: string]: GalleryState } = {
  connect: { history: [at('Connect')], states: { wallets, directory } },
  'connect-few': {
    history: [at('Connect')],
    states: { wallets: { connectors: fixtureConnectors.slice(0, 2) } },
    hasDirectory: false,
  },
  'connect-empty': { history: [at('Connect')], hasDirectory: false },
  'connect-legal': {
    history: [at('Connect')],
    states: { wallets, directory },
    options: {
      legal: { termsUrl: 'https://dapp.example/terms', privacyUrl: 'https://dapp.example/privacy', checkbox: true },
    },
  },
  'connect-legal-bare': {
    history: [at('Connect')],
    states: { wallets, directory },
    options: { legal: { checkbox: true } },
  },
  'connect-many': {
    history: [at('Connect')],
    states: { wallets, directory: { ...directory, featured: fixtureWallets.slice(4, 13) } },
  },
  'connect-coming': {
    history: [at('Connect')],
    states: { wallets, directory: { first: 'pending', all: { status: 'idle', wallets: [], count: undefined } } },
  },
  'connect-not-come': {
    history: [at('Connect')],
    states: { wallets, directory: { first: 'error', all: { status: 'idle', wallets: [], count: undefined } } },
  },
  'connect-nothing-come': {
    history: [at('Connect')],
    states: { directory: { first: 'error', all: { status: 'idle', wallets: [], count: undefined } } },
  },
  'connect-hundreds': { history: [at('Connect')], states: { wallets: hundreds }, hasDirectory: false },
  'connect-connected': { history: [at('Account'), at('Connect')], states: connected },
  'connect-paired': { history: [at('Account'), at('Connect')], states: pairedStates },
  'connect-region': { history: [at('Connect')], states: { wallets: { connectors: installed } }, ...blocked },
  'connect-ios-preparing': {
    history: [at('Connect')],
    platform: iosSafari,
    states: { directory, pairing: { status: 'preparing' } },
  },
  'connect-ios-failed': {
    history: [at('Connect')],
    platform: iosSafari,
    states: {
      directory,
      pairing: { status: 'failed', error: error('pairing/relayUnreachable'), retryAtMs: 0 },
    },
  },
  'connect-alert': {
    history: [at('Connect')],
    states: {
      wallets,
      alert: {
        open: true,
        variant: 'error',
        code: 'PROJECT_ID_NOT_CONFIGURED',
        message: 'Project ID Not Configured',
        details: 'No project id was given.',
      },
    },
    hasDirectory: false,
  },
  'connecting-waiting': { ...external, states: { wallets, attempt: { status: 'waiting', ...attempt } } },
  'connecting-late': {
    ...external,
    clock: { now: () => 0, monotonic: () => 0, setTimeout: (run) => at8s(run) },
    states: { wallets, attempt: { status: 'waiting', ...attempt } },
  },
  'connecting-declined': {
    ...external,
    states: { wallets, attempt: { status: 'declined', ...attempt, error: error('connection/rejected') } },
  },
  'connecting-failed': {
    ...external,
    states: { wallets, attempt: { status: 'failed', ...attempt, error: error('connection/timeout') } },
  },
  'connecting-pending': {
    ...external,
    states: { wallets, attempt: { status: 'failed', ...attempt, error: error('connection/pending') } },
  },
  'connecting-no-accounts': {
    ...external,
    states: { wallets, attempt: { status: 'failed', ...attempt, error: error('connection/noAccounts') } },
  },
  'connecting-long-name': {
    history: [at('Connect'), at('ConnectingExternal', { row: longRow, connectorId: 'example.fox' })],
    states: { wallets, attempt: { status: 'waiting', ...attempt } },
  },
  'pairing-preparing': { history: pairing(), states: { wallets, pairing: { status: 'preparing' } } },
  'pairing-ready': { history: pairing(), states: { wallets, pairing: ready } },
  'pairing-expired': { history: pairing(), states: { wallets, pairing: { status: 'expired' } } },
  'pairing-failed': {
    history: pairing(),
    states: { wallets, pairing: { status: 'failed', error: error('pairing/relayUnreachable'), retryAtMs: 0 } },
  },
  'pairing-not-supported': {
    history: pairing(moss),
    states: { wallets, pairing: { status: 'failed', error: error('pairing/notSupported'), retryAtMs: 0 } },
  },
  'pairing-any-declined': {
    history: pairing(),
    states: { wallets, pairing: { status: 'declined', error: error('connection/rejected') } },
  },
  'pairing-wallet-expired': { history: pairing(moss), states: { wallets, pairing: { status: 'expired' } } },
  'pairing-another-device': {
    history: pairing(),
    platform: { isMobile: true, os: 'ios' },
    states: { wallets, pairing: ready },
  },
  'pairing-declined': {
    history: pairing(moss),
    states: { wallets, pairing: { status: 'declined', error: error('connection/rejected') } },
  },
  'pairing-wallet': { history: pairing(moss), states: { wallets, pairing: ready } },
  'pairing-wallet-preparing': { history: pairing(moss), states: { wallets, pairing: { status: 'preparing' } } },
  'pairing-one-way': {
    history: pairing({ ...mobileOnly, webappLink: undefined, desktopLink: undefined }),
    states: { wallets, pairing: ready },
  },
  'pairing-mobile': {
    history: pairing(moss),
    platform: { isMobile: true, os: 'ios' },
    states: { wallets, pairing: { ...ready, linking: { name: 'Moss', href: 'moss://', status: 'opening' } } },
  },
  'pairing-mobile-not-opened': {
    history: pairing(moss),
    platform: { isMobile: true, os: 'ios' },
    states: { wallets, pairing: { ...ready, linking: { name: 'Moss', href: 'moss://', status: 'notOpened' } } },
  },
  'pairing-mobile-universal': {
    history: pairing({ ...moss, linkMode: 'https://moss.example' }),
    platform: { isMobile: true, os: 'ios' },
    states: { wallets, pairing: { ...ready, linking: { name: 'Moss', href: 'moss://', status: 'notOpened' } } },
  },
  'pairing-in-app': {
    history: pairing(ownBrowser),
    platform: { isMobile: true, os: 'ios' },
    states: {
      wallets,
      pairing: { status: 'inAppBrowser', wallet: ownBrowser, linking: { ...opened, status: 'opening' } },
    },
  },
  'pairing-in-app-not-opened': {
    history: pairing(ownBrowser),
    platform: { isMobile: true, os: 'ios' },
    states: {
      wallets,
      pairing: { status: 'inAppBrowser', wallet: ownBrowser, linking: { ...opened, status: 'notOpened' } },
    },
  },
  'pairing-in-app-here': {
    history: pairing(ownBrowser),
    platform: { isMobile: true, os: 'ios' },
    globals: { mossWallet: {} },
  },
  'pairing-region': { history: pairing(moss), ...blocked },
  'pairing-not-installed': {
    history: pairing({
      id: 'opal',
      name: 'Opal',
      rdns: 'example.opal',
      chains: [],
      chromeStore: 'https://chromewebstore.google.com/detail/opal',
    }),
  },
  'pairing-browser': {
    history: pairing({ ...moss, rdns: 'example.fox' }),
    states: { wallets, pairing: ready },
  },
  basic: { history: [at('ConnectingWalletConnectBasic')], states: { pairing: ready, directory } },
  'basic-region': { history: [at('ConnectingWalletConnectBasic')], ...blocked },
  'basic-mobile': {
    history: [at('ConnectingWalletConnectBasic')],
    platform: { isMobile: true, os: 'android' },
    states: { directory },
  },
  'all-wallets': { history: [at('Connect'), at('AllWallets')], states: { wallets, directory } },
  'all-wallets-here': {
    history: [at('Connect'), at('AllWallets')],
    states: { wallets: hundreds },
    hasDirectory: false,
  },
  'all-wallets-paired': { history: [at('Account'), at('AllWallets')], states: pairedStates },
  'all-wallets-ios-preparing': {
    history: [at('Connect'), at('AllWallets')],
    platform: iosSafari,
    states: { directory, pairing: { status: 'preparing' } },
  },
  'all-wallets-loading': {
    history: [at('Connect'), at('AllWallets')],
    states: { directory: { all: { status: 'pending', wallets: [], count: undefined } } },
  },
  'all-wallets-empty': {
    history: [at('Connect'), at('AllWallets')],
    states: { directory: { all: { status: 'success', wallets: [], count: 0 } } },
  },
  'all-wallets-failed-here': {
    history: [at('Connect'), at('AllWallets')],
    states: { wallets, directory: { all: { status: 'error', wallets: [], count: undefined } } },
  },
  'all-wallets-failed': {
    history: [at('Connect'), at('AllWallets')],
    states: { directory: { all: { status: 'error', wallets: [], count: undefined } } },
  },
  'what-is-a-wallet': { history: [at('Connect'), at('WhatIsAWallet')], states: { wallets } },
  'what-is-a-network': { history: [at('Networks'), at('WhatIsANetwork')] },
  'get-wallet': { history: [at('Connect'), at('GetWallet')], states: { directory } },
  downloads: { history: [at('Connect'), at('Downloads', { wallet: moss })], states: { wallets } },
  account: { history: [at('Account')], states: connected },
  'account-loading': {
    history: [at('Account')],
    states: { ...connected, account: { ...connected.account, balance: { status: 'pending' } } },
  },
  'account-unavailable': {
    history: [at('Account')],
    states: {
      ...connected,
      account: { ...connected.account, balance: { status: 'error', error: error('rpc/failed'), retryAtMs: 0 } },
    },
  },
  'account-named': {
    history: [at('Account')],
    states: {
      ...connected,
      account: {
        ...connected.account,
        identity: {
          status: 'success',
          data: { name: 'a-rather-long-name-of-somebody.example.eth', avatar: fixturePictures.harbor },
        },
        balance: { status: 'success', data: ether(123_456_789_012_345_678_901_234_567_890n) },
      },
    },
  },
  'account-settings': { history: [at('Account'), at('AccountSettings')], states: connected },
  'account-delegation': {
    history: [at('Account'), at('AccountSettings')],
    states: { ...connected, delegation: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B' },
  },
  wallets: { history: [at('Account'), at('ProfileWallets')], states: connected },
  'wallets-accounts': {
    history: [at('Account'), at('ProfileWallets')],
    states: {
      ...connected,
      connections: {
        connections: [{ ...connection, accounts: [connection.account, { ...second.account, label: 'Savings' }] }],
        activeIds: [connection.id],
      },
    },
  },
  'wallets-long-names': {
    history: [at('Account'), at('ProfileWallets')],
    states: {
      ...connected,
      connections: {
        connections: [{ ...connection, wallet: { name: longRow.name } }, second],
        activeIds: [connection.id],
      },
    },
  },
  'wallets-empty': { history: [at('ProfileWallets')] },
  networks: { history: [at('Account'), at('Networks')], states: connected },
  'networks-limited': {
    history: [at('Account'), at('Networks')],
    states: { ...connected, network: { supportsAllNetworks: false, approvedIds: ['eip155:1', 'eip155:137'] } },
  },
  'networks-askable': {
    history: [at('Account'), at('Networks')],
    states: {
      ...connected,
      network: { supportsAllNetworks: false, canAddNetworks: true, approvedIds: ['eip155:1', 'eip155:137'] },
    },
  },
  'networks-many': {
    history: [at('Account'), at('Networks')],
    states: {
      ...connected,
      network: {
        requested: Array.from({ length: 24 }, (_, index) => ({
          ...(fixtureNetworks[index % 5] as (typeof fixtureNetworks)[number]),
          id: `eip155:${index + 1}` as const,
          name: `${fixtureNetworks[index % 5]?.name} ${index + 1}`,
        })),
      },
    },
  },
  'switch-waiting': {
    history: [at('Networks'), at('SwitchNetwork', { networkId: 'eip155:8453' })],
    states: { ...connected, networkSwitch: { status: 'waiting', networkId: 'eip155:8453' } },
  },
  'switch-declined': {
    history: [at('Networks'), at('SwitchNetwork', { networkId: 'eip155:8453' })],
    states: {
      ...connected,
      networkSwitch: { status: 'declined', networkId: 'eip155:8453', error: error('connection/rejected') },
    },
  },
  'switch-failed': {
    history: [at('Networks'), at('SwitchNetwork', { networkId: 'eip155:8453' })],
    states: {
      ...connected,
      networkSwitch: { status: 'failed', networkId: 'eip155:8453', error: error('network/switchFailed') },
    },
  },
  unsupported: {
    history: [at('UnsupportedChain')],
    states: { ...connected, active: { ...connected.active, network: unknownNetwork, isSupportedNetwork: false } },
  },
  'toast-success': {
    history: [at('Account')],
    states: { ...connected, toast: { open: true, variant: 'success', message: 'common.copied' } },
  },
  'toast-error': {
    history: [at('Account')],
    states: { ...connected, toast: { open: true, variant: 'error', message: 'toast.disconnectFailed' } },
  },
  'feature-account': { history: [at('Account')], states: connected, features },
  'feature-connect': { history: [at('Connect')], states: { wallets, directory }, features },
  'feature-settings': { history: [at('Account'), at('AccountSettings')], states: connected, features },
  'feature-view': { history: [at('Account'), at('Example')], states: connected, features },
  'feature-broken': { history: [at('Account'), at('ExampleBroken')], states: connected, features },
  ...chainStates,
  ...activityStates,
  ...sendStates,
  ...portfolioStates,
  ...nftStates,
  ...onrampStates,
  ...payStates,
  ...swapStates,
  ...namesStates,
  ...captureStates,
  ...sessionStates,
  ...siwxStates,
  ...embeddedStates,
}
