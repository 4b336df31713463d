import { cleanImageUrl, cleanText } from '@kit/core/adapter'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

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

/**
 * A wallet's picture, when it is a data URI: nothing of the page is fetched from where a wallet says.
 *
 * @example cleanIcon(wallet.icon)
 */
export function cleanIcon(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^\s*data:/i.test(icon) ? cleanImageUrl(icon) : undefined
}

/**
 * A wallet of the wallet standard. The object comes from the page and is hostile: any getter may throw, any function may throw, answer
 * anything or never answer.
 */
export type StandardWallet = Wallet

/** An account of such a wallet, as hostile as the wallet. */
export type StandardAccount = WalletAccount
