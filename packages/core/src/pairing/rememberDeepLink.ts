import type { StoragePort } from '../ports/Ports.js'
import { parseBase } from './walletLinks.js'

/** The pairing provider's own storage key, from which it opens the app for later requests. */
const storageKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores which app was opened, in the pairing provider's format. Storage errors are ignored. */
export function rememberDeepLink(storage: StoragePort, link: { readonly href: string; readonly name: string }): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ href: link.href, name: link.name }))
  } catch {
    // Later requests then don't open the app automatically; the user still can.
  }
}

/** Removes the app, for connections that need no deep link. */
export function forgetDeepLink(storage: StoragePort): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

/**
 * Returns the link to the app of the paired wallet, for a view that waits for it on a phone. Storage is untrusted: returns undefined for
 * anything else.
 */
export function readDeepLink(storage: StoragePort): string | undefined {
  try {
    const { href } = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof href === 'string' ? parseBase(href) : undefined
  } catch {
    return undefined
  }
}
