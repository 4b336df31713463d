import { cleanText } from '@kit/core/adapter'
import { cleanIcon } from './cleanIcon.js'
import type { StandardWallet } from './StandardWallet.js'

/** What a wallet shows of itself, cleaned. */
export type RegisteredWallet = {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly wallet: StandardWallet
}

/**
 * Reads what a page's wallet registers. It is hostile: getters may throw, texts may be anything. Undefined when it has no name, or no
 * chain of the family. The picture must be a data URI.
 *
 * @param family How the wallet standard calls the family of chains, before the colon.
 * @example parseStandardWallet(registered, 'solana')?.name
 */
export function parseStandardWallet(value: unknown, family: string): RegisteredWallet | undefined {
  try {
    const wallet = value as StandardWallet
    const { name, icon, chains } = wallet
    const shownName = cleanText(name)
    const isOfFamily = Array.isArray(chains) && chains.some((chain) => String(chain).startsWith(`${family}:`))
    return shownName && isOfFamily ? { name: shownName, imageUrl: cleanIcon(icon), wallet } : undefined
  } catch {
    return undefined
  }
}
