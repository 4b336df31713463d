import { isKitError, KitError } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/**
 * Revokes permissions (ERC-7715), by the current method, otherwise by the older one.
 *
 * @throws KitError `wallet/unsupportedMethod` when the wallet has neither, `transaction/invalid` for an invalid context, and others of
 *   `toWalletError`.
 * @example await revokeEvmPermissions({ provider, account, network, clock, context })
 */
export async function revokeEvmPermissions(call: EvmCall & { readonly context: `0x${string}` }): Promise<void> {
  const { context } = call
  if (!/^0x([\da-f]{2})+$/i.test(context))
    throw new KitError('transaction/invalid', { shortMessage: 'The permission context must be a hex string.' })
  const params = [{ permissionContext: context }]
  try {
    await requestProvider(call, 'wallet_revokeExecutionPermission', params)
  } catch (error) {
    if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
    await requestProvider(call, 'wallet_revokePermissions', params)
  }
}
