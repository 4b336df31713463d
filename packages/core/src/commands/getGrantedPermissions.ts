import type { WalletTarget } from '../adapter/Target.js'
import type { WalletGrant } from '../adapter/WalletCapabilities.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What the account granted, as its wallet lists it. */
export const getGrantedPermissions =
  (services: WalletServices) =>
  // The wallet lists every network: it isn't taken to one.
  ({ networkId: _, ...target }: WalletTarget = {}): Promise<readonly WalletGrant[]> =>
    requestCapability(services, 'getGrantedPermissions', target, ({ getGrantedPermissions: get }, call) => get?.(call))
