import type { TestProvider, WalletInfo } from '../wallet/TestWallet.js'
import type { TestWalletBehaviour } from '../wallet/TestWalletBehaviour.js'
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
const answering = (method: string, value: unknown): Partial<TestWalletBehaviour> => ({
  answers: { [method]: () => value },
})

/** Values that faulty and hostile EVM wallets announce and return. */
export const evmHostility: Hostility<TestWalletBehaviour> = {
  announcements: [
    { title: 'an announcement without detail', dispatch: announce(undefined) },
    { title: 'an announcement that is a string', dispatch: announce('<script>') },
    { title: 'an announcement without a provider', dispatch: announce({ info }) },
    { title: 'an announcement without information', dispatch: announce({ provider }) },
    { title: 'an announcement whose getter throws', dispatch: announce(trap) },
    { title: 'a name that is not a string', dispatch: announce({ info: { ...info, name: {} }, provider }) },
    { title: 'a provider without request', dispatch: announce({ info, provider: {} }) },
  ],
  behaviours: [
    { title: 'accounts that are not addresses', behaviour: answering('eth_requestAccounts', ['<b>x</b>', 7, null]) },
    { title: 'accounts that are not an array', behaviour: answering('eth_requestAccounts', { 0: 'x' }) },
    { title: 'no accounts', behaviour: answering('eth_requestAccounts', []) },
    { title: 'an endless list of accounts', behaviour: answering('eth_requestAccounts', manyAccounts()) },
    { title: 'a chain ID that is a number', behaviour: { chainIdAs: 'number' } },
    { title: 'a chain ID in decimal', behaviour: { chainIdAs: 'decimal' } },
    { title: 'an invalid chain ID', behaviour: answering('eth_chainId', 'mainnet') },
    { title: 'a chain ID that is missing', behaviour: answering('eth_chainId', null) },
    { title: 'events before the response', behaviour: { events: 'before' } },
    { title: 'no events at all', behaviour: { events: 'never' } },
  ],
}

function manyAccounts(): readonly string[] {
  return Array.from({ length: 20_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
}
