import type { TransferTerms } from '../adapter/Capabilities.js'
import { noteSent } from '../flows/noteSent.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { WalletTarget } from '../kit/Target.js'

/** What `transfer` takes. The amount is in base units, of the native currency or of the token at an address. */
export type TransferOptions = WalletTarget &
  TransferTerms & { readonly to: string; readonly amount: bigint; readonly token?: string }

/** Asks the wallet to send an amount. */
export const transfer =
  (services: WalletServices) =>
  ({ to, amount, token, feeRate, keepAlive, ...target }: TransferOptions): Promise<string> => {
    const terms = { ...(feeRate !== undefined && { feeRate }), ...(keepAlive !== undefined && { keepAlive }) }
    const what = { to, amount, ...(token !== undefined && { token }), ...terms }
    return requestWallet(services, 'transfer', target, (adapter, call) =>
      noteSent(services, call.network, adapter.transfer?.({ ...call, ...what })),
    )
  }
