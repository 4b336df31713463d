import type { BitcoinTestWalletBehavior } from '../bitcoin/BitcoinTestWallet.js'

import { type Hostility, standardAnnouncements } from './Hostility.js'

const features = { 'bitcoin:connect': { version: '1.0.0', connect: () => Promise.reject(new Error('never')) } }
const wallet = { version: '1.0.0', name: 'Evil', icon: 'data:,', chains: ['bitcoin:regtest'], features, accounts: [] }
const list = (value: unknown) => (page: EventTarget) => {
  const scope = page as { btc_providers?: unknown; Evil?: unknown }
  scope.Evil = { request: () => Promise.reject(new Error('never')) }
  scope.btc_providers = value
}
const answering = (method: string, answer: unknown): Partial<BitcoinTestWalletBehavior> => ({
  responses: { [method]: () => answer },
})
const address = 'bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk'
const many = (entry: object) => Array.from({ length: 20_000 }, () => entry)

/** Values that faulty and hostile Bitcoin wallets register, list and return. */
export const bitcoinHostility: {
  readonly standard: Hostility<BitcoinTestWalletBehavior>
  readonly wbip: Hostility<BitcoinTestWalletBehavior>
} = {
  standard: {
    get announcements() {
      return standardAnnouncements(wallet, 'solana:mainnet')
    },
    behaviors: [
      { title: 'invalid accounts', behavior: answering('bitcoin:connect', { accounts: ['x', 7, null] }) },
      {
        title: 'invalid addresses',
        behavior: answering('bitcoin:connect', { accounts: [{ address: '0x00' }] }),
      },
      { title: 'accounts that are not an array', behavior: answering('bitcoin:connect', { accounts: { 0: 'x' } }) },
      { title: 'no accounts', behavior: answering('bitcoin:connect', { accounts: [] }) },
      { title: 'an empty response', behavior: answering('bitcoin:connect', undefined) },
      { title: 'an endless list', behavior: answering('bitcoin:connect', { accounts: many({ address }) }) },
      { title: 'no events at all', behavior: { events: 'never' } },
    ],
  },
  wbip: {
    announcements: [
      { title: 'an invalid list', dispatch: list('x') },
      { title: 'a list of invalid entries', dispatch: list([null, 7, 'x', {}]) },
      { title: 'a path to nothing', dispatch: list([{ id: 'No.Where.At.All', name: 'Evil' }]) },
      { title: 'a path to an invalid provider', dispatch: list([{ id: 'Evil.request', name: '' }]) },
      { title: 'a wallet without a name', dispatch: list([{ id: 'Evil', name: '\u202e' }]) },
      { title: 'a name that is not a string', dispatch: list([{ id: 'Evil', name: {} }]) },
    ],
    behaviors: [
      { title: 'invalid addresses', behavior: answering('wallet_connect', { addresses: ['x', null, {}] }) },
      { title: 'addresses that are not an array', behavior: answering('wallet_connect', { addresses: 'x' }) },
      { title: 'no addresses', behavior: answering('wallet_connect', { addresses: [] }) },
      { title: 'an empty response', behavior: answering('wallet_connect', undefined) },
      {
        title: 'a network that does not match the addresses',
        behavior: answering('wallet_connect', {
          addresses: [{ address, purpose: 'payment' }],
          network: { bitcoin: { name: 'Mainnet' } },
        }),
      },
      { title: 'a network without a name', behavior: { networkNameFormat: 'absent' } },
      { title: 'an endless list', behavior: answering('wallet_connect', { addresses: many({ address }) }) },
      { title: 'no events at all', behavior: { events: 'never' } },
    ],
  },
}
