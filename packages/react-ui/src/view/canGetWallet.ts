import type { Kit } from '@kit/core'
import type { UiOptions } from '../theme/UiOptions.js'
import { hasDownloads } from './downloadLinks.js'

/** Chain families with a wallet in `knownWallets.data`. Listed here because that file loads only when it is shown. */
const knownFamilies: readonly string[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

/** Whether there are wallets to offer to users without one. Otherwise a button would open an empty list. */
export function canGetWallet({ adapters, directory, options }: Kit, links: UiOptions['links']): boolean {
  const isKnown = knownFamilies.some((name) => adapters.has(name))
  return (
    isKnown ||
    directory !== undefined ||
    links?.wallets !== undefined ||
    (options.wallets?.custom ?? []).some(hasDownloads)
  )
}
