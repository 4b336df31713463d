import type { AccountType } from '@kit/core/adapter'
import type { PresetFeatures } from './PresetOptions.js'

/** Default features (rule preset-3). */
export const defaultFeatures: Required<Omit<PresetFeatures, 'socials' | 'connectMethodsOrder' | 'connectorTypeOrder'>> =
  {
    swaps: true,
    onramp: true,
    receive: true,
    send: true,
    email: true,
    emailShowWallets: true,
    history: true,
    analytics: true,
    analyticsAddress: false,
    allWallets: true,
    legalCheckbox: false,
    collapseWallets: false,
    pay: false,
    smartSessions: false,
    walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  }

/** The account type that is active first, for wallets with several (rule entities-9). */
export const defaultAccountTypes: { readonly [namespace: string]: AccountType } = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
}
