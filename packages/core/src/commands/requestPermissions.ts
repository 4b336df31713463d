import type { WalletTarget } from '../adapter/Target.js'
import type { RequestedPermissions, WalletPermission } from '../adapter/WalletCapabilities.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `requestPermissions` takes. Default: `eth_accounts`, with which the visitor chooses accounts again. */
export type RequestPermissionsOptions = WalletTarget & { readonly permissions?: RequestedPermissions }

/** Asks the visitor to let the page do something. */
export const requestPermissions =
  (services: WalletServices) =>
  // What a page may do is the same on all networks: the wallet is not taken to another for the question.
  ({
    permissions = { eth_accounts: {} },
    networkId: _,
    ...target
  }: RequestPermissionsOptions = {}): Promise<readonly WalletPermission[]> =>
    requestCapability(services, 'requestPermissions', target, ({ requestPermissions: request }, call) =>
      request?.({ ...call, permissions }),
    )

/** What the wallet lets the page do. */
export const getPermissions =
  (services: WalletServices) =>
  // As `requestPermissions`.
  ({ networkId: _, ...target }: WalletTarget = {}): Promise<readonly WalletPermission[]> =>
    requestCapability(services, 'getPermissions', target, ({ getPermissions: get }, call) => get?.(call))
