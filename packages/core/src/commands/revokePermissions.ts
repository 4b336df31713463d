import type { WalletTarget } from '../adapter/Target.js'
import { requestCapability } from '../flows/requestCapability.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `revokePermissions`: the `context` of the granted permission. */
export type RevokePermissionsOptions = WalletTarget & { readonly context: `0x${string}` }

/** Implements `kit.revokePermissions`. */
export const revokePermissions =
  (services: WalletServices) =>
  ({ context, ...target }: RevokePermissionsOptions): Promise<void> =>
    requestCapability(services, 'revokePermissions', target, ({ revokePermissions: revoke }, call) =>
      revoke?.({ ...call, context }).then(() =>
        services.events.emit({
          type: 'permissions/revoked',
          networkId: call.network.id,
          address: call.account.address,
        }),
      ),
    )
