import { cleanImageUrl, cleanText } from '@kit/core/adapter'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

/** The description of a registered wallet, cleaned. */
export type RegisteredWallet = {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly wallet: StandardWallet
}

/**
 * Parses a wallet that the page registered. It is untrusted: getters may throw, and texts may be anything. Returns undefined if it has no
 * name, or no chain of the namespace. Its image must be a data URI.
 *
 * @param family The chain prefix in the Wallet Standard, before the colon.
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
 * Returns a wallet's image if it is a data URI, so that the page never fetches a URL that a wallet names.
 *
 * @example cleanIcon(wallet.icon)
 */
export function cleanIcon(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^\s*data:/i.test(icon) ? cleanImageUrl(icon) : undefined
}

/**
 * A wallet of the Wallet Standard. It comes from the page and is untrusted: getters and functions may throw, return anything, or never
 * settle.
 */
export type StandardWallet = Wallet

/** An account of such a wallet, equally untrusted. */
export type StandardAccount = WalletAccount
