import type { WalletTarget } from '../adapter/Target.js'
import type { WalletPermission } from '../adapter/WalletCapabilities.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What the wallet lets the page do. */
export const getPermissions =
  (services: WalletServices) =>
  // As `requestPermissions`.
  ({ networkId: _, ...target }: WalletTarget = {}): Promise<readonly WalletPermission[]> =>
    requestCapability(services, 'getPermissions', target, ({ getPermissions: get }, call) => get?.(call))
