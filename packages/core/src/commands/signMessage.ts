import type { WalletTarget } from '../adapter/Target.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `signMessage`. */
export type SignMessageOptions = WalletTarget & { readonly message: string }

/** Implements `kit.signMessage`. Plugins can refuse the request. */
export const signMessage =
  (services: WalletServices) =>
  async ({ message, ...target }: SignMessageOptions): Promise<string> => {
    for (const check of services.contributions.messageCheck) check(message)
    return requestWallet(services, 'signMessage', target, (adapter, call) =>
      adapter.signMessage?.({ ...call, message }),
    ).catch((error) => {
      if (!isKitError(error, 'wallet/failed')) throw error
      throw new KitError('wallet/failed', {
        shortMessage: 'Sign message failed.',
        details: error.message,
        cause: error,
      })
    })
  }
