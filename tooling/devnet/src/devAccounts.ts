import type { Hex } from 'viem'
import { devAccountList } from './devAccounts.data.js'

/** The well-known recovery phrase whose accounts are funded on local chains. Never use it on a public chain. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** A funded account of a local chain. */
export type DevAccount = { readonly address: `0x${string}`; readonly privateKey: Hex }

/**
 * Returns the first `count` accounts of {@link devMnemonic}, ten at most, in derivation order.
 *
 * @example
 * const [alice, bob] = devAccounts(2)
 */
export function devAccounts(count: number = devAccountList.length): readonly DevAccount[] {
  return devAccountList.slice(0, count)
}
