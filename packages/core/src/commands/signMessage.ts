import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { WalletTarget } from '../kit/Target.js'

/** What `signMessage` takes. */
export type SignMessageOptions = WalletTarget & { readonly message: string }

/** Asks the wallet to sign a text. */
export const signMessage =
  (services: WalletServices) =>
  ({ message, ...target }: SignMessageOptions): Promise<string> =>
    requestWallet(services, 'signMessage', target, (adapter, call) => adapter.signMessage?.({ ...call, message }))
