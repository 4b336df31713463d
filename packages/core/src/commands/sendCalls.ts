import type { ContractCall } from '../adapter/SwapCapabilities.js'
import { KitError } from '../error/KitError.js'
import { unsupported } from '../flows/createTargets.js'
import { noteSent } from '../flows/noteSent.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { WalletTarget } from '../kit/Target.js'

/** What `sendCalls` takes: the calls, in their order, and which wallet shall send them where. The note is for the journal. */
export type SendCallsOptions = WalletTarget & {
  readonly calls: readonly ContractCall[]
  readonly note?: TransactionNote
}

/** Asks the wallet to send several calls as one, and waits for their transaction. */
export const sendCalls =
  (services: WalletServices) =>
  ({ calls, note, ...target }: SendCallsOptions): Promise<string> =>
    // A wallet that sends calls is one that sends transactions.
    requestWallet(services, 'sendTransaction', target, async (adapter, call) => {
      const send = (await adapter.loadCapabilities?.())?.sendCalls
      if (send === undefined) throw unsupported('sendCalls', adapter.namespace)
      const callsId = await noteSent(services, call, send({ ...call, calls }), note, true)
      const { network, account, signal } = call
      const sent = { networkId: network.id, hash: callsId, callsOf: account.address }
      const { hash, status, reason = 'unknown reason' } = await services.receipts.wait(sent, signal)
      if (status === 'success') return hash
      throw new KitError('transaction/reverted', { shortMessage: `The calls were reverted: ${reason}`, details: hash })
    })
