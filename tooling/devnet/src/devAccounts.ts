import type { Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

/** The well-known phrase that local development chains fund. Never use it on a public chain. */
export const devMnemonic = 'test test test test test test test test test test test junk'

/** One funded account of a local chain. */
export type DevAccount = { readonly address: `0x${string}`; readonly privateKey: Hex }

/**
 * The first `count` accounts of {@link devMnemonic}, in derivation order.
 *
 * @example
 * const [alice, bob] = devAccounts(2)
 */
export function devAccounts(count = 10): readonly DevAccount[] {
  return Array.from({ length: count }, (_, addressIndex) => {
    const account = mnemonicToAccount(devMnemonic, { addressIndex })
    const key = account.getHdKey().privateKey
    if (!key) throw new Error('The development phrase gave no private key')
    return { address: account.address, privateKey: `0x${Array.from(key, byteHex).join('')}` }
  })
}

function byteHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
