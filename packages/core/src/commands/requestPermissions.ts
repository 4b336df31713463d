import type { WalletTarget } from '../adapter/Target.js'
import type { RequestedPermissions, WalletPermission } from '../adapter/WalletCapabilities.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `requestPermissions`. Defaults to `eth_accounts`, which lets the user choose accounts again. */
export type RequestPermissionsOptions = WalletTarget & { readonly permissions?: RequestedPermissions }

/** Implements `kit.requestPermissions`. */
export const requestPermissions =
  (services: WalletServices) =>
  // Permissions of a page apply to all networks, so the wallet isn't switched.
  ({
    permissions = { eth_accounts: {} },
    networkId: _,
    ...target
  }: RequestPermissionsOptions = {}): Promise<readonly WalletPermission[]> =>
    requestCapability(services, 'requestPermissions', target, ({ requestPermissions: request }, call) =>
      request?.({ ...call, permissions }),
    )

/** Implements `kit.getPermissions`. */
export const getPermissions =
  (services: WalletServices) =>
  // As in `requestPermissions`.
  ({ networkId: _, ...target }: WalletTarget = {}): Promise<readonly WalletPermission[]> =>
    requestCapability(services, 'getPermissions', target, ({ getPermissions: get }, call) => get?.(call))
