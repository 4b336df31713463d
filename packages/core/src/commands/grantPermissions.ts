import type { WalletTarget } from '../adapter/Target.js'
import type { GrantedPermissions, PermissionRequest, WalletGrant } from '../adapter/WalletCapabilities.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `grantPermissions`. */
export type GrantPermissionsOptions = WalletTarget & PermissionRequest

/** Implements `kit.grantPermissions`. */
export const grantPermissions =
  (services: WalletServices) =>
  async ({ signer, permissions, expiresAtMs, ...target }: GrantPermissionsOptions): Promise<GrantedPermissions> => {
    const granted = await requestCapability(services, 'grantPermissions', target, ({ grantPermissions: grant }, call) =>
      grant?.({ ...call, signer, permissions, expiresAtMs }),
    )
    services.events.emit({
      type: 'permissions/granted',
      networkId: granted.networkId,
      address: granted.address,
      permissions: granted.permissions.map(({ type, data }) => ({ type, data })),
      expiresAtMs: granted.expiresAtMs,
    })
    return granted
  }

/** Implements `kit.getGrantedPermissions`. */
export const getGrantedPermissions =
  (services: WalletServices) =>
  // The wallet lists permissions of every network, so it isn't switched.
  ({ networkId: _, ...target }: WalletTarget = {}): Promise<readonly WalletGrant[]> =>
    requestCapability(services, 'getGrantedPermissions', target, ({ getGrantedPermissions: get }, call) => get?.(call))
