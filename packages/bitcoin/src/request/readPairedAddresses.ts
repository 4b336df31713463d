import type { PairingProvider } from '@kit/adapter'
import { type Account, KitError, type WalletCall } from '@kit/core/adapter'
import { parseBitcoinAccounts } from '../wallet/parseBitcoinAccounts.js'
import { requestBitcoinProvider } from '../wallet/requestBitcoinProvider.js'

/**
 * Returns the addresses of a paired account with public keys and purposes (`getAccountAddresses`). The session itself contains only
 * addresses.
 *
 * @throws KitError `wallet/invalidResponse`; those of `toWalletError`.
 */
export async function readPairedAddresses(call: WalletCall): Promise<readonly Account[]> {
  const { account, network, signal } = call
  const method = 'getAccountAddresses'
  const params = { account: account.address, intentions: ['payment', 'ordinal'] }
  const paired = call.provider as PairingProvider
  const answer = await requestBitcoinProvider(
    method,
    () => paired.request({ method, params }, network.id, signal && { signal }),
    signal,
  )
  const listed = Array.isArray(answer) ? answer : (answer as { readonly addresses?: unknown } | undefined)?.addresses
  const entries = Array.isArray(listed) ? listed.slice(0, 1000).map(toDisclosed) : undefined
  const accounts = parseBitcoinAccounts(entries)?.filter(({ isOn }) => isOn(network.id))
  if (accounts && accounts.length > 0) return accounts.map((one) => one.account)
  throw new KitError('wallet/invalidResponse', { shortMessage: 'The wallet returned no valid addresses.' })
}

/** The pairing protocol uses `intention: 'ordinal'` where others use `purpose: 'ordinals'`. */
function toDisclosed(entry: unknown): unknown {
  const { address, publicKey, path, intention } = (entry ?? {}) as { readonly [name: string]: unknown }
  const purpose = intention === undefined ? undefined : /^ordinals?$/.test(String(intention)) ? 'ordinals' : 'payment'
  return { address, publicKey, path, ...(purpose && { purpose }) }
}
