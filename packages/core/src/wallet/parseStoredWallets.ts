import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Wallet } from '../directory/Wallet.js'

/** Number of recent wallets that are stored (rule constants-8). */
export const recentWalletCount = 2

const optionalTexts = [
  'homepage',
  'imageId',
  'imageUrl',
  'rdns',
  'mobileLink',
  'desktopLink',
  'webappLink',
  'linkMode',
  'browseLink',
  'appStore',
  'playStore',
  'chromeStore',
] as const

/** Maximum length of a string in a stored wallet, with room for a small image. */
const maxTextLength = 16_384

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength

/** Parses recent wallets from storage. The input is untrusted: invalid entries are dropped. Never throws. */
export function parseStoredWallets(stored: unknown): readonly Wallet[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => parseStoredWallet(value) ?? []).slice(0, recentWalletCount)
}

function parseStoredWallet(value: unknown): Wallet | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as { readonly [key: string]: unknown }
  if (!isText(given['id']) || !isText(given['name'])) return undefined
  const chains = Array.isArray(given['chains']) ? given['chains'].filter(isCaipNetworkId) : []
  const texts = optionalTexts.filter((key) => isText(given[key]) && isSafe(key, given[key]))
  return {
    id: given['id'],
    name: given['name'].slice(0, 64),
    chains,
    ...Object.fromEntries(texts.map((key) => [key, given[key]])),
  }
}

const isCaipNetworkId = (value: unknown): value is CaipNetworkId =>
  typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)

/** Images and pages are used as they are; other links are checked when they are opened. */
function isSafe(key: (typeof optionalTexts)[number], text: string): boolean {
  if (key === 'imageUrl') return /^(https:|data:image\/)/i.test(text)
  return !/^\s*(javascript|vbscript|data):/i.test(text)
}
