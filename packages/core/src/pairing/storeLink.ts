import type { Wallet } from '../directory/Wallet.js'
import type { PlatformPort } from '../ports/Ports.js'

/** Where to get a wallet on this device: the system's store, else its home page. Only `https:` addresses. */
export function storeLink(wallet: Wallet, platform: Pick<PlatformPort, 'os'>): string | undefined {
  const store = { ios: wallet.appStore, android: wallet.playStore }[platform.os as string] ?? wallet.homepage
  return [store, wallet.homepage].find((link) => link !== undefined && /^https:\/\/\S+$/i.test(link))
}
