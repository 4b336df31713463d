import type { Balance } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import { palletsOf } from './palletsOf.js'
import { readAsset, readAssetHolding } from './readAsset.js'
import { requirePolkadotAddress } from './requirePolkadotAddress.js'

/** An account's native currency, in base units. */
export type NativeBalance = {
  /** Everything that isn't reserved, including frozen parts. */
  readonly free: bigint
  /** Held for deposits, identities, proxies … */
  readonly reserved: bigint
  /** Locked by staking, voting, vesting … May overlap with the reserved part. */
  readonly frozen: bigint
  /** Balance that the owner can send or pay fees with, including the existential deposit. */
  readonly transferable: bigint
  /** An account below it is removed, together with its balance. */
  readonly existentialDeposit: bigint
  readonly symbol: string
  readonly decimals: number
}

/**
 * Reads the parts of an account's native balance. All are zero for an account that doesn't exist.
 *
 * @throws KitError `account/invalidAddress`.
 * @example (await readNative(chain, address)).transferable
 */
export async function readNative(chain: OpenChain, address: string): Promise<NativeBalance> {
  const { exists: _, isUnbound: __, ...balance } = await readAccount(chain, address)
  return balance
}

/** The account state that a transfer depends on. */
export type NativeAccountState = NativeBalance & {
  readonly exists: boolean
  /** Whether the account can be closed: no deposit, no lock, no assets. */
  readonly isUnbound: boolean
}

/**
 * Reads the native balance and the other account state that a transfer depends on.
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
  // A single number since 2023. Before, separate ones for transfers and for fees.
  const frozen = [part('frozen'), part('miscFrozen'), part('feeFrozen')].reduce((a, b) => (a > b ? a : b))
  // In the newer format, the reserved part counts towards the frozen part.
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
 * Reads a balance: the transferable native currency, or an asset of the Assets pallet by ID, with the chain's symbol and decimals. The
 * symbol is untrusted text, cleaned.
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
