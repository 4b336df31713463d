import { parseWallets } from './Wallet.js'
import { type WalletSeed, wallets } from './wallets.data.js'

/** Returns the built-in directory in the format of an operator's file. */
export function seedFile(): { readonly wallets: readonly object[] } {
  return { wallets: parseWallets({ wallets: wallets.map(toEntry) }) }
}

function toEntry(seed: WalletSeed): object {
  const link = (prefix: string, id: string | undefined): string | null => (id === undefined ? null : prefix + id)
  return {
    name: seed.name,
    homepage: seed.homepage,
    chains: seed.chains,
    rdns: seed.rdns ?? null,
    mobile_link: seed.mobile ?? null,
    desktop_link: seed.desktop ?? null,
    webapp_link: seed.web ?? null,
    link_mode: seed.universal ?? null,
    app_store: link('https://apps.apple.com/app/id', seed.ios),
    play_store: link('https://play.google.com/store/apps/details?id=', seed.android),
    chrome_store: link('https://chromewebstore.google.com/detail/', seed.chrome),
    injected: seed.flag === undefined ? null : [{ namespace: 'eip155', injected_id: seed.flag }],
    badge_type: seed.certified ? 'certified' : 'none',
  }
}
