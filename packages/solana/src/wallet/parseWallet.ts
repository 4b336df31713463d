import { cleanImageUrl, cleanText } from '@kit/core'
import { readFeature } from './readFeature.js'
import type { StandardWallet } from './StandardWallet.js'

/** A wallet that registered itself, cleaned. */
export type RegisteredWallet = {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly wallet: StandardWallet
}

/**
 * Reads what a page's wallet registers. It is hostile: getters may throw, texts may be anything. Undefined when it has no
 * name, no chain of Solana, or cannot be connected. The picture must be a data URI.
 *
 * @example parseWallet(registered)?.name
 */
export function parseWallet(value: unknown): RegisteredWallet | undefined {
  try {
    const wallet = value as StandardWallet
    const { name, icon, chains } = wallet
    const shownName = cleanText(name)
    const isSolana = Array.isArray(chains) && chains.some((chain) => String(chain).startsWith('solana:'))
    if (!shownName || !isSolana || !readFeature(wallet, 'standard:connect')) return undefined
    const isData = typeof icon === 'string' && /^\s*data:/i.test(icon)
    return { name: shownName, imageUrl: isData ? cleanImageUrl(icon) : undefined, wallet }
  } catch {
    return undefined
  }
}
