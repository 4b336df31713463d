import type { TestProvider, WalletInfo } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { Hostility } from './Hostility.js'

const info: WalletInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Evil',
  icon: 'data:,',
  rdns: 'evil.test',
}
const provider: TestProvider = {
  request: () => Promise.reject(new Error('never')),
  on: () => undefined,
  removeListener: () => undefined,
}
const announce = (detail: unknown) => (page: EventTarget) => {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
const trap = {
  get info(): unknown {
    throw new Error('trap')
  },
}
const answering = (method: string, value: unknown): Partial<TestWalletBehavior> => ({
  responses: { [method]: () => value },
})

/** Values that faulty and hostile EVM wallets announce and return. */
export const evmHostility: Hostility<TestWalletBehavior> = {
  announcements: [
    { title: 'an announcement without detail', dispatch: announce(undefined) },
    { title: 'an announcement that is a string', dispatch: announce('<script>') },
    { title: 'an announcement without a provider', dispatch: announce({ info }) },
    { title: 'an announcement without information', dispatch: announce({ provider }) },
    { title: 'an announcement whose getter throws', dispatch: announce(trap) },
    { title: 'a name that is not a string', dispatch: announce({ info: { ...info, name: {} }, provider }) },
    { title: 'a provider without request', dispatch: announce({ info, provider: {} }) },
  ],
  behaviors: [
    { title: 'accounts that are not addresses', behavior: answering('eth_requestAccounts', ['<b>x</b>', 7, null]) },
    { title: 'accounts that are not an array', behavior: answering('eth_requestAccounts', { 0: 'x' }) },
    { title: 'no accounts', behavior: answering('eth_requestAccounts', []) },
    { title: 'an endless list of accounts', behavior: answering('eth_requestAccounts', manyAccounts()) },
    { title: 'a chain ID that is a number', behavior: { chainIdFormat: 'number' } },
    { title: 'a chain ID in decimal', behavior: { chainIdFormat: 'decimal' } },
    { title: 'an invalid chain ID', behavior: answering('eth_chainId', 'mainnet') },
    { title: 'a chain ID that is missing', behavior: answering('eth_chainId', null) },
    { title: 'events before the response', behavior: { events: 'before' } },
    { title: 'no events at all', behavior: { events: 'never' } },
  ],
}

function manyAccounts(): readonly string[] {
  return Array.from({ length: 20_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
}
