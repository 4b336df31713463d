import type { StoragePort } from '../ports/Ports.js'
import { parseBase } from './walletLinks.js'

/** The pairing provider's own key: it opens the app again for later requests when this says how. */
const storageKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Notes which app was opened, in the form that the pairing provider reads. Storage that fails is no failure. */
export function rememberDeepLink(storage: StoragePort, link: { readonly href: string; readonly name: string }): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ href: link.href, name: link.name }))
  } catch {
    // Later requests then open no app by themselves; the visitor still can.
  }
}

/** Forgets the app, for connections that need no deep link. */
export function forgetDeepLink(storage: StoragePort): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was stored then.
  }
}

/** The link to the app of the paired wallet, for a view that waits for it on a phone. Storage is hostile: anything else is undefined. */
export function readDeepLink(storage: StoragePort): string | undefined {
  try {
    const { href } = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof href === 'string' ? parseBase(href) : undefined
  } catch {
    return undefined
  }
}
