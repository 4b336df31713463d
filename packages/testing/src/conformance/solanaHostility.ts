import type { SolanaTestWalletBehavior } from '../solana/SolanaTestWallet.js'
import { type Hostility, offer, standardAnnouncements } from './Hostility.js'

const features = { 'standard:connect': { version: '1.0.0', connect: () => Promise.reject(new Error('never')) } }
const wallet = { version: '1.0.0', name: 'Evil', icon: 'data:,', chains: ['solana:mainnet'], features, accounts: [] }
const answering = (accounts: unknown): Partial<SolanaTestWalletBehavior> => ({
  responses: { 'standard:connect': () => ({ accounts }) },
})
const address = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** Values that faulty and hostile Solana wallets register and return. */
export const solanaHostility: Hostility<SolanaTestWalletBehavior> = {
  get announcements() {
    return [
      ...standardAnnouncements(wallet, 'bitcoin:mainnet'),
      { title: 'a wallet whose `chains` is not an array', dispatch: offer({ ...wallet, chains: 'solana:mainnet' }) },
    ]
  },
  behaviors: [
    { title: 'invalid accounts', behavior: answering(['<b>x</b>', 7, null, {}]) },
    { title: 'accounts with invalid addresses', behavior: answering([{ address: '0x00', chains: [] }]) },
    { title: 'accounts that are not an array', behavior: answering({ 0: 'x' }) },
    { title: 'no accounts', behavior: answering([]) },
    { title: 'an empty response', behavior: { responses: { 'standard:connect': () => undefined } } },
    {
      title: 'an endless list of accounts',
      behavior: answering(manyAccounts()),
    },
    { title: 'accounts without chains', behavior: answering([{ address }]) },
    { title: 'no events at all', behavior: { events: 'never' } },
  ],
}

function manyAccounts(): readonly unknown[] {
  return Array.from({ length: 20_000 }, () => ({ address, chains: ['solana:mainnet'] }))
}
