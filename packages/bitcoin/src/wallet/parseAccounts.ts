import { type Account, type AccountType, type CaipNetworkId, cleanText } from '@kit/core'
import { isOnNetwork } from '../address/isOnNetwork.js'
import { parseAddress } from '../address/parseAddress.js'
import { findChain } from '../network/findChain.js'

/** An account as a wallet disclosed it, and the object that stands for it on the wallet's side. */
export type DisclosedAccount = {
  readonly account: Account
  readonly source: unknown
  /** Whether the account is one of the network. */
  isOn(networkId: CaipNetworkId): boolean
}

const maxAccounts = 1000

/**
 * Accounts from what a wallet discloses, in the forms of the wallet standard and of WBIP: each address once, those for payments
 * before those for ordinals. Undefined when it is no list, or a list with nothing but rubbish in it.
 *
 * @example parseAccounts(wallet.accounts)?.[0]?.account.type // 'payment'
 */
export function parseAccounts(value: unknown): readonly DisclosedAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const found = new Map<string, DisclosedAccount>()
  let isOther = false
  for (const source of value.slice(0, maxAccounts)) {
    try {
      const { address, chains, label, purpose, publicKey, path } = source as { readonly [name: string]: unknown }
      const names = Array.isArray(chains) ? chains.filter((name) => typeof name === 'string') : []
      const own = names.filter((name) => name.startsWith('bitcoin:'))
      // A wallet of several chains lists the accounts of all of them.
      if (
        (names.length > 0 && own.length === 0) ||
        (purpose !== undefined && !/^(payment|ordinals)$/.test(String(purpose)))
      ) {
        isOther = true
        continue
      }
      if (typeof address !== 'string' || found.has(address)) continue
      const parsed = parseAddress(address)
      if (!parsed) continue
      const key = toHex(publicKey)
      const shown = cleanText(label)
      const type = (purpose as AccountType | undefined) ?? (parsed.type === 'p2tr' ? 'ordinals' : 'payment')
      found.set(address, {
        account: {
          namespace: 'bip122',
          address,
          type,
          ...(key && { publicKey: key }),
          ...(isPath(path) && { path }),
          ...(shown && { label: shown }),
        },
        source,
        isOn: (networkId) =>
          isOnNetwork(address, networkId) &&
          (own.length === 0 || own.some((name) => findChain(name)?.networkId === networkId)),
      })
    } catch {
      // A getter that throws is an account that is not there.
    }
  }
  if (found.size === 0) return value.length > 0 && !isOther ? undefined : []
  const all = [...found.values()]
  const payments = all.filter(({ account }) => account.type !== 'ordinals')
  // A wallet with Taproot alone pays with it.
  if (payments.length === 0 && all.every(({ source }) => !isMarked(source)))
    return all.map((one) => ({ ...one, account: { ...one.account, type: 'payment' } }))
  return [...payments, ...all.filter(({ account }) => account.type === 'ordinals')]
}

function isMarked(source: unknown): boolean {
  return (source as { readonly purpose?: unknown }).purpose !== undefined
}

/** A public key in hex, of 32 bytes (Taproot) or 33, from bytes or text. */
function toHex(value: unknown): string | undefined {
  const hex =
    value instanceof Uint8Array
      ? Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
      : String(value)
  return /^([\da-f]{64}|0[23][\da-f]{64})$/i.test(hex) ? hex.toLowerCase() : undefined
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^m(\/\d{1,10}['h]?){1,10}$/.test(value)
