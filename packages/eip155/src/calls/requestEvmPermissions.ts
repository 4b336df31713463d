import { readField } from '@kit/adapter'
import { KitError, type RequestedPermissions, type WalletPermission } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { invalidResponse } from './permissionFieldsOf.js'

/** More entries of a wallet are treated as hostile. */
const maxPermissions = 100

/**
 * Asks the user to grant the page permissions (EIP-2255, `wallet_requestPermissions`).
 *
 * @throws KitError `transaction/invalid` for an empty request, `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of
 *   `toWalletError`.
 * @example await requestEvmPermissions({ provider, account, network, clock, permissions: { eth_accounts: {} } })
 */
export async function requestEvmPermissions(
  call: EvmCall & { readonly permissions: RequestedPermissions },
): Promise<readonly WalletPermission[]> {
  if (Object.keys(call.permissions).length === 0)
    throw new KitError('transaction/invalid', { shortMessage: 'The request contains no permissions.' })
  return ask(call, 'wallet_requestPermissions', [call.permissions])
}

/**
 * Returns the page's permissions (EIP-2255, `wallet_getPermissions`). Doesn't prompt the user.
 *
 * @throws KitError `wallet/unsupportedMethod`, `wallet/invalidResponse`, and others of `toWalletError`.
 * @example await getEvmPermissions({ provider, account, network, clock })
 */
export const getEvmPermissions = (call: EvmCall): Promise<readonly WalletPermission[]> =>
  ask(call, 'wallet_getPermissions')

async function ask(call: EvmCall, method: string, params?: unknown): Promise<readonly WalletPermission[]> {
  const answer = await requestProvider(call, method, params)
  if (!Array.isArray(answer)) throw invalidResponse(method)
  return answer.slice(0, maxPermissions).flatMap((each) => {
    const parentCapability = readField(each, 'parentCapability')
    const caveats = readField(each, 'caveats')
    if (typeof parentCapability !== 'string' || parentCapability.length > 200) return []
    return [{ parentCapability, caveats: Array.isArray(caveats) ? caveats.slice(0, 100).flatMap(parseCaveat) : [] }]
  })
}

function parseCaveat(caveat: unknown): WalletPermission['caveats'] {
  const type = readField(caveat, 'type')
  return typeof type === 'string' ? [{ type, value: readField(caveat, 'value') }] : []
}
