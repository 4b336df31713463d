import { type Account, type AccountType, type CaipNetworkId, cleanText } from '@kit/core/adapter'
import { isOnBitcoinNetwork } from '../address/isOnBitcoinNetwork.js'
import { parseBitcoinShape } from '../address/parseBitcoinShape.js'
import { chains as known } from '../network/chains.data.js'
import { findChain } from '../network/findChain.js'

/** An account as the wallet shared it, with the wallet's own object for it. */
export type DisclosedBitcoinAccount = {
  readonly account: Account
  readonly source: unknown
  /** Returns whether the account belongs to the network. */
  isOn(networkId: CaipNetworkId): boolean
}

const maxAccounts = 1000

/**
 * Parses the accounts that a wallet shares, in the formats of the wallet standard and WBIP. Each address is listed once, payment accounts
 * before ordinals accounts. A Taproot-only wallet that states no purpose pays with Taproot. Returns undefined for anything but a list with
 * at least one account.
 *
 * @example parseBitcoinAccounts(wallet.accounts)?.[0]?.account.type // 'payment'
 */
export function parseBitcoinAccounts(value: unknown): readonly DisclosedBitcoinAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const found = new Map<string, DisclosedBitcoinAccount>()
  const taproot = new Set<DisclosedBitcoinAccount>()
  // Network kinds on which the wallet has another account, or states a purpose.
  const disclosedChains = new Set<boolean>()
  let isOther = false
  for (const source of value.slice(0, maxAccounts)) {
    try {
      const { address, chains, label, purpose, publicKey, path } = source as { readonly [name: string]: unknown }
      const names = Array.isArray(chains) ? chains.filter((name) => typeof name === 'string') : []
      const own = names.filter((name) => name.startsWith('bitcoin:'))
      // A multi-chain wallet lists the accounts of all its chains.
      if (
        (names.length > 0 && own.length === 0) ||
        (purpose !== undefined && purpose !== 'payment' && purpose !== 'ordinals')
      ) {
        isOther = true
        continue
      }
      if (typeof address !== 'string' || found.has(address)) continue
      const parsed = parseBitcoinShape(address)
      if (!parsed) continue
      const key = toHex(publicKey)
      const shown = cleanText(label)
      const isTaproot = purpose === undefined && parsed.type === 'p2tr'
      const disclosed: DisclosedBitcoinAccount = {
        account: {
          namespace: 'bip122',
          address,
          type: isTaproot || purpose === 'ordinals' ? 'ordinals' : 'payment',
          ...(key && { publicKey: key }),
          ...(isPath(path) && { path }),
          ...(shown && { label: shown }),
        },
        source,
        isOn: (networkId) =>
          isOnBitcoinNetwork(address, networkId) &&
          (own.length === 0 || own.some((name) => findChain(name)?.networkId === networkId)),
      }
      found.set(address, disclosed)
      if (isTaproot) taproot.add(disclosed)
      else disclosedChains.add(isMain(disclosed))
    } catch {
      // Skips an account whose getter throws.
    }
  }
  if (found.size === 0) return value.length > 0 && !isOther ? undefined : []
  const all = [...found.values()].map((one) =>
    taproot.has(one) && !disclosedChains.has(isMain(one))
      ? { ...one, account: { ...one.account, type: 'payment' as const } }
      : one,
  )
  const typed = (type: AccountType) => all.filter(({ account }) => account.type === type)
  return [...typed('payment'), ...typed('ordinals')]
}

const isMain = ({ account }: DisclosedBitcoinAccount): boolean =>
  isOnBitcoinNetwork(account.address, `bip122:${known.mainnet.reference}`)

/** Returns a public key in hex, 32 bytes (Taproot) or 33, from bytes or text. */
function toHex(value: unknown): string | undefined {
  const hex =
    value instanceof Uint8Array
      ? Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
      : String(value)
  return /^([\da-f]{64}|0[23][\da-f]{64})$/i.test(hex) ? hex.toLowerCase() : undefined
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^m(\/\d{1,10}['h]?){1,10}$/.test(value)
