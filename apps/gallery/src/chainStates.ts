import type { WalletRow } from '@kit/core'
import {
  type FixtureChain,
  type FixtureOptions,
  fixtureAddress,
  fixtureChainConnections,
  fixtureChainConnectors,
  fixtureChains,
  fixturePictures,
} from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'

const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const wallets = { connectors: fixtureChainConnectors }
const [evm, solana] = fixtureChainConnections
if (evm === undefined || solana === undefined) throw new Error('The fixtures have no chains.')

const fox: WalletRow = {
  id: 'example.fox',
  kind: 'injected',
  name: 'Fox Wallet',
  imageUrl: fixturePictures.fox,
  connectorIds: fixtureChainConnectors.filter(({ name }) => name === 'Fox Wallet').map(({ id }) => id),
  namespaces: ['eip155', 'solana', 'bip122', 'cosmos'],
  installed: true,
  recent: false,
  connected: false,
}
const longFox = { ...fox, name: 'Wallet of the Extraordinarily Long Name and Surname', imageUrl: undefined }

const states = {
  active: { status: 'connected', connection: evm, account: evm.account },
  connections: { connections: fixtureChainConnections, activeIds: [evm.id, solana.id] },
  account: { address: fixtureAddress },
  wallets,
} as const
const inSolana = { ...states.active, namespace: 'solana', connection: solana, account: solana.account }
const inCosmos = { status: 'disconnected', namespace: 'cosmos', connection: undefined, account: undefined } as const
const [solanaNetwork] = fixtureChains[1]?.networks ?? []
if (solanaNetwork === undefined) throw new Error('The fixtures have no network.')
const elsewhere = {
  ...solanaNetwork,
  id: 'solana:elsewhere',
  name: 'Unknown network',
  unknown: true,
} as const

const limited = fixtureChains.map((chain): FixtureChain => {
  const [first] = chain.networks
  if (chain.namespace !== 'solana' || first === undefined) return chain
  return { ...chain, state: { supportsAllNetworks: false, approvedIds: [first.id] } }
})
const all = { chains: fixtureChains, states, hasDirectory: false } as const

/** States of an app with several chain families. */
export const chainStates: { readonly [name: string]: FixtureOptions } = {
  'chains-connect': { ...all, history: [at('Connect')], states: { wallets } },
  'chains-connect-limited': {
    ...all,
    history: [at('Account'), at('ProfileWallets'), at('Connect')],
    namespace: 'solana',
  },
  'chains-wallet': { ...all, history: [at('Connect'), at('ConnectMultiChain', { row: fox })], states: { wallets } },
  'chains-wallet-connected': {
    ...all,
    history: [at('Account'), at('Connect'), at('ConnectMultiChain', { row: fox })],
    states: { ...states, active: inSolana },
  },
  'chains-wallet-long-name': {
    ...all,
    history: [at('Connect'), at('ConnectMultiChain', { row: longFox })],
    states: { wallets },
  },
  'chains-wallets': { ...all, history: [at('Account'), at('ProfileWallets')] },
  'chains-wallets-solana': {
    ...all,
    history: [at('Account'), at('ProfileWallets')],
    states: { ...states, active: inSolana },
  },
  'chains-wallets-empty': { ...all, history: [at('ProfileWallets')], states: { ...states, active: inCosmos } },
  'chains-networks': { ...all, history: [at('Account'), at('Networks')] },
  'chains-networks-approved': { ...all, history: [at('Account'), at('Networks')], chains: limited },
  'chains-networks-limited': { ...all, history: [at('Networks')], namespace: 'solana' },
  'chains-switch': {
    ...all,
    history: [
      at('Account'),
      at('Networks'),
      at('SwitchActiveChain', { networkId: 'bip122:000000000019d6689c085ae165831e93' }),
    ],
  },
  'chains-switch-unknown': {
    ...all,
    history: [at('Account'), at('SwitchActiveChain', { networkId: 'cosmos:osmosis-1' })],
  },
  'chains-unsupported': {
    ...all,
    history: [at('UnsupportedChain')],
    states: { ...states, active: { ...inSolana, network: elsewhere, isSupportedNetwork: false } },
  },
}
