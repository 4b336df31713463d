import type { Balance } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import { palletsOf } from './palletsOf.js'
import { readAsset, readAssetHolding } from './readAsset.js'
import { requirePolkadotAddress } from './requirePolkadotAddress.js'

/** An account's native currency, in base units. */
export type NativeBalance = {
  /** What is not reserved, frozen parts included. */
  readonly free: bigint
  /** Held for deposits, identities, proxies … */
  readonly reserved: bigint
  /** Locked by staking, voting, vesting …; it may overlap with what is reserved. */
  readonly frozen: bigint
  /** What the owner can send or pay fees with, the existential deposit included. */
  readonly transferable: bigint
  /** An account that falls below it is removed with what it holds. */
  readonly existentialDeposit: bigint
  readonly symbol: string
  readonly decimals: number
}

/**
 * Reads the parts of an account's native balance. An account that does not exist has none of anything.
 *
 * @throws KitError `account/invalidAddress`.
 * @example (await readNative(chain, address)).transferable
 */
export async function readNative(chain: OpenChain, address: string): Promise<NativeBalance> {
  const { exists: _, isUnbound: __, ...balance } = await readAccount(chain, address)
  return balance
}

/** What else a transfer has to know of an account. */
export type NativeAccountState = NativeBalance & {
  readonly exists: boolean
  /** Whether nothing on the chain needs the account: no deposit, no lock, no asset that it holds. */
  readonly isUnbound: boolean
}

/**
 * The same, with what a transfer has to know of an account.
 *
 * @throws KitError `account/invalidAddress`.
 * @example (await readAccount(chain, address)).isUnbound
 */
export async function readAccount(chain: OpenChain, address: string): Promise<NativeAccountState> {
  const { info } = chain
  const { query, consts } = palletsOf(chain.api)
  const account = await query.system.account(requirePolkadotAddress(chain, address))
  const { data } = account
  const part = (name: string) => data[name]?.toBigInt() ?? 0n
  const [free, reserved] = [part('free'), part('reserved')]
  // One number since 2023; before, what was frozen for transfers and for fees.
  const frozen = [part('frozen'), part('miscFrozen'), part('feeFrozen')].reduce((a, b) => (a > b ? a : b))
  // Since then, what is reserved counts towards what is frozen.
  const held = data['frozen'] ? frozen - reserved : frozen
  const transferable = held > 0n ? (free > held ? free - held : 0n) : free
  const existentialDeposit = consts.balances.existentialDeposit.toBigInt()
  const count = (number: { toBigInt(): bigint } | undefined) => number?.toBigInt() ?? 0n
  return {
    free,
    reserved,
    frozen,
    transferable,
    existentialDeposit,
    symbol: info.symbol,
    decimals: info.decimals,
    exists: count(account.providers) + count(account.sufficients) > 0n,
    isUnbound: reserved === 0n && frozen === 0n && count(account.consumers) === 0n,
  }
}

/**
 * Reads a balance: what is transferable of the native currency, or an asset of the pallet Assets by its id, with the symbol
 * and the decimals that the chain has for it. The symbol is hostile text, cleaned.
 *
 * @throws KitError `account/invalidAddress`; `token/notFound`.
 * @example await readPolkadotBalance(chain, { address, token: '1984' })
 */
export async function readPolkadotBalance(
  chain: OpenChain,
  { address, token }: { readonly address: string; readonly token?: string | undefined },
): Promise<Balance> {
  if (token === undefined) {
    const { transferable, symbol, decimals } = await readNative(chain, address)
    return { value: transferable, symbol, decimals }
  }
  const [{ decimals, symbol }, holding] = await Promise.all([
    readAsset(chain, token),
    readAssetHolding(chain, token, requirePolkadotAddress(chain, address)),
  ])
  return { value: holding?.amount ?? 0n, decimals, symbol }
}
