import type { WalletTarget } from '../adapter/Target.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `PluginServices.signIn` takes. */
export type SignInCall = WalletTarget & { readonly message: string; readonly isHardware?: boolean | undefined }

/** Asks the wallet to sign in with a text: by its own method for it, else as a message. */
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
