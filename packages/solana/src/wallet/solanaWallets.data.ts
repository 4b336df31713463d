import type { Wallet } from '@kit/core/adapter'
import { clusters } from '../network/clusters.data.js'

const chains = [`solana:${clusters.mainnet}`] as const

/**
 * Mobile wallets that open the page in their own browser, for the option `wallets.custom`. There they register through the wallet standard.
 */
export const solanaWallets: readonly Wallet[] = [
  {
    id: 'phantom',
    name: 'Phantom',
    homepage: 'https://phantom.com',
    rdns: 'app.phantom',
    chains,
    appStore: 'https://apps.apple.com/app/id1598432977',
    playStore: 'https://play.google.com/store/apps/details?id=app.phantom',
  },
  {
    id: 'solflare',
    name: 'Solflare',
    homepage: 'https://solflare.com',
    chains,
    appStore: 'https://apps.apple.com/app/id1580902717',
    playStore: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
  },
]
