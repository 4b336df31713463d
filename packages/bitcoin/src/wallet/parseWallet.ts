import { cleanText } from '@kit/core'
import { isWbipWallet, type WbipWallet } from '../wbip/WbipWallet.js'
import { cleanIcon } from './cleanIcon.js'
import { readFeature } from './readFeature.js'
import type { StandardWallet } from './StandardWallet.js'

/** A wallet that registered itself, cleaned. */
export type RegisteredWallet = {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly wallet: StandardWallet
  /** Set when the wallet takes Bitcoin only through the WBIP provider that it carries. */
  readonly wbip?: WbipWallet
}

/**
 * Reads what a page's wallet registers. It is hostile: getters may throw, texts may be anything. Undefined when it has no name,
 * no chain of Bitcoin, or cannot be connected. The picture must be a data URI.
 *
 * @example parseWallet(registered)?.name
 */
export function parseWallet(value: unknown): RegisteredWallet | undefined {
  try {
    const wallet = value as StandardWallet
    const { name, icon, chains } = wallet
    const shownName = cleanText(name)
    const isBitcoin = Array.isArray(chains) && chains.some((chain) => String(chain).startsWith('bitcoin:'))
    if (!shownName || !isBitcoin) return undefined
    const shown = { name: shownName, imageUrl: cleanIcon(icon), wallet }
    const carried = (wallet.features['sats-connect:'] as { readonly provider?: unknown } | undefined)?.provider
    if (!readFeature(wallet, 'bitcoin:connect') && isWbipWallet(carried)) return { ...shown, wbip: carried }
    return (readFeature(wallet, 'bitcoin:connect') ?? readFeature(wallet, 'standard:connect')) ? shown : undefined
  } catch {
    return undefined
  }
}
