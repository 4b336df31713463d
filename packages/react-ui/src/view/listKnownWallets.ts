import { type CaipNetworkId, createWalletExclusion, type Wallet } from '@kit/core/plugin'
import { type KnownWallet, knownWallets } from './knownWallets.data.js'

/**
 * Returns the well-known wallets for an app's chain families, without those that it excludes.
 *
 * @param hasFamily Whether the app has an adapter for a family.
 * @param options.canPair Whether they will be paired: those that support it use the link of their app, the others their built-in browser.
 */
export function listKnownWallets(
  hasFamily: (family: string) => boolean,
  options: { readonly exclude?: readonly string[] | undefined; readonly canPair?: boolean } = {},
): readonly Wallet[] {
  const isExcluded = createWalletExclusion(options.exclude)
  return knownWallets
    .filter(({ families: [own = ''] }) => hasFamily(own))
    .map((known) => toWallet(known, options.canPair))
    .filter((wallet) => !isExcluded({ ...wallet, directoryId: wallet.id }))
}

const mainNetworks: { readonly [family: string]: CaipNetworkId } = {
  eip155: 'eip155:1',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  cosmos: 'cosmos:cosmoshub-4',
}

function toWallet(
  { name, homepage, rdns, families, ios, android, chrome, mobileLink, linkMode, browseLink }: KnownWallet,
  canPair: boolean | undefined,
): Wallet {
  const isPaired = canPair && mobileLink
  return {
    id: rdns ?? name,
    name,
    homepage,
    chains: families.flatMap((family) => mainNetworks[family] ?? []),
    ...(rdns && { rdns }),
    ...(isPaired && { mobileLink }),
    ...(isPaired && linkMode && { linkMode }),
    ...(!isPaired && browseLink && { browseLink }),
    ...(ios && { appStore: `https://apps.apple.com/app/id${ios}` }),
    ...(android && { playStore: `https://play.google.com/store/apps/details?id=${android}` }),
    ...(chrome && { chromeStore: `https://chromewebstore.google.com/detail/${chrome}` }),
  }
}
