import { readFeature, readField, type StandardWallet } from '@kit/adapter'
import { isWbipWallet, type WbipWallet } from '../wbip/WbipWallet.js'

/** A wallet in the page, by its interface. */
export type PageWallet = { readonly standard: StandardWallet } | { readonly wbip: WbipWallet }

/** The address purposes to request. */
export const purposes: readonly string[] = ['payment', 'ordinals']

/**
 * Returns the interface through which a wallet-standard wallet supports Bitcoin: the standard's own features, or the WBIP provider that it
 * carries. Returns undefined if it can't be connected. Never throws.
 *
 * @example toPageWallet(wallet)
 */
export function toPageWallet(standard: StandardWallet): PageWallet | undefined {
  if (readFeature(standard, 'bitcoin:connect')) return { standard }
  const carried = readField(readField(readField(standard, 'features'), 'sats-connect:'), 'provider')
  if (isWbipWallet(carried)) return { wbip: carried }
  return readFeature(standard, 'standard:connect') && { standard }
}
