import type { WalletTarget } from '../adapter/Target.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `signMessage` takes. */
export type SignMessageOptions = WalletTarget & { readonly message: string }

/** Asks the wallet to sign a text, unless a plugin refuses it. */
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
