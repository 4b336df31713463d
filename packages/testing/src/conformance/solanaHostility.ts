import type { SolanaTestWalletBehaviour } from '../solana/SolanaTestWallet.js'

const offer = (value: unknown) => (page: EventTarget) => {
  const detail = (api: { register(wallet: unknown): unknown }) => api.register(value)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}
const dispatch = (detail: unknown) => (page: EventTarget) => {
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}
const features = { 'standard:connect': { version: '1.0.0', connect: () => Promise.reject(new Error('never')) } }
const wallet = { version: '1.0.0', name: 'Evil', icon: 'data:,', chains: ['solana:mainnet'], features, accounts: [] }
const trap = {
  ...wallet,
  get features(): unknown {
    throw new Error('trap')
  },
}
const answering = (accounts: unknown): Partial<SolanaTestWalletBehaviour> => ({
  answers: { 'standard:connect': () => ({ accounts }) },
})
const address = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** What faulty and hostile Solana wallets register and return. */
export const solanaHostility: {
  readonly announcements: readonly { readonly title: string; readonly dispatch: (page: EventTarget) => void }[]
  readonly behaviours: readonly { readonly title: string; readonly behaviour: Partial<SolanaTestWalletBehaviour> }[]
} = {
  announcements: [
    { title: 'a registration without a callback', dispatch: dispatch(undefined) },
    { title: 'a registration that is text', dispatch: dispatch('<script>') },
    {
      title: 'a registration that throws',
      dispatch: dispatch(() => {
        throw new Error('trap')
      }),
    },
    { title: 'nothing in place of a wallet', dispatch: offer(undefined) },
    { title: 'a wallet whose getter throws', dispatch: offer(trap) },
    { title: 'a wallet with a name that is not text', dispatch: offer({ ...wallet, name: {} }) },
    { title: 'a wallet that can not connect', dispatch: offer({ ...wallet, features: {} }) },
    { title: 'a wallet of another chain', dispatch: offer({ ...wallet, chains: ['bitcoin:mainnet'] }) },
    { title: 'a wallet whose chains are no list', dispatch: offer({ ...wallet, chains: 'solana:mainnet' }) },
  ],
  behaviours: [
    { title: 'accounts that are no accounts', behaviour: answering(['<b>x</b>', 7, null, {}]) },
    { title: 'accounts whose addresses are none', behaviour: answering([{ address: '0x00', chains: [] }]) },
    { title: 'accounts that are no list', behaviour: answering({ 0: 'x' }) },
    { title: 'no accounts', behaviour: answering([]) },
    { title: 'an answer that is nothing', behaviour: { answers: { 'standard:connect': () => undefined } } },
    {
      title: 'an endless list of accounts',
      behaviour: answering(manyAccounts()),
    },
    { title: 'accounts without chains', behaviour: answering([{ address }]) },
    { title: 'no events at all', behaviour: { events: 'never' } },
  ],
}

function manyAccounts(): readonly unknown[] {
  return Array.from({ length: 20_000 }, () => ({ address, chains: ['solana:mainnet'] }))
}
