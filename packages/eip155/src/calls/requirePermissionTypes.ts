import { readField } from '@kit/adapter'
import { KitError, type PermissionRequest } from '@kit/core/adapter'
import { parseChainId } from '../network/parseChainId.js'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'

/**
 * Asks the wallet which permissions it supports on which chains (`wallet_getSupportedExecutionPermissions`), before the user is prompted. A
 * wallet without the method may support any.
 *
 * @throws KitError `wallet/unsupportedPermission`, with the type in `details`.
 * @example await requirePermissionTypes({ provider, account, network, clock, permissions })
 */
export async function requirePermissionTypes(call: EvmCall & Pick<PermissionRequest, 'permissions'>): Promise<void> {
  const method = 'wallet_getSupportedExecutionPermissions'
  const offered = await requestProvider(call, method, []).catch(() => undefined)
  if (typeof offered !== 'object' || offered === null || Array.isArray(offered)) return
  const chainId = Number(call.network.reference)
  const refused = call.permissions.find(({ type }) => {
    const chainIds = readField(readField(offered, type), 'chainIds')
    return !Array.isArray(chainIds) || !chainIds.some((id) => parseChainId(id) === chainId)
  })
  if (refused !== undefined)
    throw new KitError('wallet/unsupportedPermission', {
      shortMessage: 'The wallet does not support this permission on this network.',
      details: refused.type,
    })
}
