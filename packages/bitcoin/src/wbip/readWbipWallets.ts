import { cleanIcon } from '@kit/adapter'
import { type AnnouncementsPort, cleanText } from '@kit/core/adapter'
import { isWbipWallet, type WbipWallet } from './WbipWallet.js'

/** A validated WBIP wallet of the page's list. */
export type ListedWallet = { readonly name: string; readonly imageUrl: string | undefined; readonly wallet: WbipWallet }

const maxWallets = 200

/**
 * Reads the wallets in the page's list `btc_providers` (WBIP004). Each entry names the path of its provider on `window`. Entries are
 * untrusted, and invalid ones are skipped. The icon must be a data URI.
 *
 * @example readWbipWallets(ports.announcements).map(({ name }) => name)
 */
export function readWbipWallets(announcements: AnnouncementsPort): readonly ListedWallet[] {
  const listed = announcements.read('btc_providers')
  const found: ListedWallet[] = []
  if (!Array.isArray(listed)) return found
  for (const entry of listed.slice(0, maxWallets)) {
    try {
      const { id, name, icon } = entry as { readonly [member: string]: unknown }
      const shownName = cleanText(name)
      const wallet = typeof id === 'string' ? follow(announcements, id) : undefined
      if (!shownName || !isWbipWallet(wallet)) continue
      found.push({ name: shownName, imageUrl: cleanIcon(icon), wallet })
    } catch {
      // Skips an entry whose getter throws.
    }
  }
  return found
}

function follow(announcements: AnnouncementsPort, path: string): unknown {
  const [first = '', ...rest] = path.split('.', 8)
  let value = announcements.read(first)
  for (const name of rest) value = (value as { readonly [name: string]: unknown } | undefined)?.[name]
  return value
}
