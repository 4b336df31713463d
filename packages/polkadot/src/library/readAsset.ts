import { cleanText, KitError } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import { palletsOf } from './palletsOf.js'

/** An asset of the Assets pallet. */
export type PolkadotAsset = {
  /** Untrusted text, cleaned. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Minimum balance in base units. Smaller holdings are closed. */
  readonly minBalance: bigint
  /** Whether holding it is enough for an account to exist. */
  readonly isSufficient: boolean
  /** Whether transfers are currently frozen for everyone. */
  readonly isFrozen: boolean
}

/** An account's holding of an asset. */
export type AssetHolding = { readonly amount: bigint; readonly isFrozen: boolean }

/**
 * Reads an asset by its ID.
 *
 * @throws KitError `token/notFound`.
 * @example (await readAsset(chain, '1984')).decimals
 */
export async function readAsset(chain: OpenChain, token: string): Promise<PolkadotAsset> {
  const id = parseAssetId(token)
  const { assets } = palletsOf(chain.api).query
  if (id === undefined || !assets) throw notFound(token)
  const [found, metadata] = await Promise.all([assets.asset(id), assets.metadata(id)])
  if (found.isNone) throw notFound(token)
  const { minBalance, isSufficient, isFrozen, status } = found.unwrap()
  return {
    name: cleanText(metadata.name.toUtf8()),
    symbol: cleanText(metadata.symbol.toUtf8(), 16),
    decimals: metadata.decimals.toNumber(),
    minBalance: minBalance.toBigInt(),
    isSufficient: isSufficient.isTrue,
    // The flag became one of three states in 2023.
    isFrozen: isFrozen?.isTrue === true || (status !== undefined && status.type !== 'Live'),
  }
}

/**
 * Returns how much of an asset an account holds, or undefined if it never held any.
 *
 * @throws KitError `token/notFound`; `account/invalidAddress`.
 * @example (await readAssetHolding(chain, '1984', address))?.amount
 */
export async function readAssetHolding(
  chain: OpenChain,
  token: string,
  address: string,
): Promise<AssetHolding | undefined> {
  const id = parseAssetId(token)
  const { assets } = palletsOf(chain.api).query
  if (id === undefined || !assets) throw notFound(token)
  const found = await assets.account(id, address)
  if (found.isNone) return undefined
  const { balance, isFrozen, status } = found.unwrap()
  return {
    amount: balance.toBigInt(),
    isFrozen: isFrozen?.isTrue === true || (status !== undefined && status.type !== 'Liquid'),
  }
}

function notFound(token: string): KitError {
  const shortMessage = 'No asset with this ID exists on this network.'
  return new KitError('token/notFound', { shortMessage, details: cleanText(token) })
}

/**
 * Parses the ID of an asset in the Assets pallet, which the kit passes as a string. Returns undefined for anything but a 32-bit unsigned
 * integer.
 *
 * @example parseAssetId('1984') // 1984
 */
export function parseAssetId(token: string): number | undefined {
  const id = /^\d{1,10}$/.test(token) ? Number(token) : undefined
  return id !== undefined && id < 2 ** 32 ? id : undefined
}
