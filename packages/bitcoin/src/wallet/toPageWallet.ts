import { readFeature, readField, type StandardWallet } from '@kit/adapter'
import { isWbipWallet, type WbipWallet } from '../wbip/WbipWallet.js'

/** A wallet of the page, by its interface. */
export type PageWallet = { readonly standard: StandardWallet } | { readonly wbip: WbipWallet }

/** What addresses are asked for. */
export const purposes: readonly string[] = ['payment', 'ordinals']

/**
 * How a wallet of the wallet standard supports Bitcoin: by the features of the standard, or only through the WBIP provider that it carries.
 * Undefined when it cannot be connected. Never throws.
 *
 * @example toPageWallet(wallet)
 */
export function toPageWallet(standard: StandardWallet): PageWallet | undefined {
  if (readFeature(standard, 'bitcoin:connect')) return { standard }
  const carried = readField(readField(readField(standard, 'features'), 'sats-connect:'), 'provider')
  if (isWbipWallet(carried)) return { wbip: carried }
  return readFeature(standard, 'standard:connect') && { standard }
}
