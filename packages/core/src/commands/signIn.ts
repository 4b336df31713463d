import type { WalletTarget } from '../adapter/Target.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `PluginServices.signIn`. */
export type SignInCall = WalletTarget & { readonly message: string; readonly isHardware?: boolean | undefined }

/** Requests a sign-in with the wallet's own method if it has one, or else as a signed message. */
export const signIn =
  (services: WalletServices) =>
  ({
    message,
    isHardware = false,
    ...target
  }: SignInCall): Promise<{ readonly message: string; readonly signature: string }> =>
    requestWallet(services, 'signMessage', target, (adapter, call) =>
      adapter.signIn === undefined
        ? adapter.signMessage?.({ ...call, message }).then((signature) => ({ message, signature }))
        : adapter.signIn({ ...call, message, isHardware }),
    )
