import type { Kit } from '@kit/core'
import type { UiOptions } from '../theme/UiOptions.js'
import { hasDownloads } from './downloadLinks.js'

/** The families that `knownWallets.data` has a wallet of its own for. Here, as that list is only loaded when it is shown. */
const knownFamilies: readonly string[] = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']

/** Whether there is any wallet to offer to a user without one: without, no button leads to an empty list. */
export function canGetWallet({ adapters, directory, options }: Kit, links: UiOptions['links']): boolean {
  const isKnown = knownFamilies.some((name) => adapters.has(name))
  return (
    isKnown ||
    directory !== undefined ||
    links?.wallets !== undefined ||
    (options.wallets?.custom ?? []).some(hasDownloads)
  )
}
