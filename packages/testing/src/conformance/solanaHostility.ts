import type { SolanaTestWalletBehaviour } from '../solana/SolanaTestWallet.js'
import { type Hostility, offer, standardAnnouncements } from './Hostility.js'

const features = { 'standard:connect': { version: '1.0.0', connect: () => Promise.reject(new Error('never')) } }
const wallet = { version: '1.0.0', name: 'Evil', icon: 'data:,', chains: ['solana:mainnet'], features, accounts: [] }
const answering = (accounts: unknown): Partial<SolanaTestWalletBehaviour> => ({
  answers: { 'standard:connect': () => ({ accounts }) },
})
const address = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** Values that faulty and hostile Solana wallets register and return. */
export const solanaHostility: Hostility<SolanaTestWalletBehaviour> = {
  get announcements() {
    return [
      ...standardAnnouncements(wallet, 'bitcoin:mainnet'),
      { title: 'a wallet whose `chains` is not an array', dispatch: offer({ ...wallet, chains: 'solana:mainnet' }) },
    ]
  },
  behaviours: [
    { title: 'invalid accounts', behaviour: answering(['<b>x</b>', 7, null, {}]) },
    { title: 'accounts with invalid addresses', behaviour: answering([{ address: '0x00', chains: [] }]) },
    { title: 'accounts that are not an array', behaviour: answering({ 0: 'x' }) },
    { title: 'no accounts', behaviour: answering([]) },
    { title: 'an empty response', behaviour: { answers: { 'standard:connect': () => undefined } } },
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
