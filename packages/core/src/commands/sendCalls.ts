import type { CallsRequest } from '../adapter/WalletCapabilities.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { unsupported } from '../flows/createTargets.js'
import { noteSent } from '../flows/noteSent.js'
import { requestWallet } from '../flows/requestWallet.js'
import { sendOneByOne } from '../flows/sendOneByOne.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../kit/createWalletServices.js'
import type { WalletTarget } from '../kit/Target.js'

/** What `sendCalls` takes: the calls, in their order, and which wallet shall send them where. The note is for the journal. */
export type SendCallsOptions = WalletTarget & CallsRequest & { readonly note?: TransactionNote }

/** Asks the wallet to send several calls. */
export const sendCalls =
  (services: WalletServices) =>
  async (options: SendCallsOptions): Promise<string> => {
    const { calls, atomicRequired = false, capabilities, id, note, ...target } = options
    const request: CallsRequest = { calls, atomicRequired, ...(capabilities && { capabilities }), ...(id && { id }) }
    checkCalls(request)
    // A wallet that sends calls is one that sends transactions.
    return requestWallet(services, 'sendTransaction', target, async (adapter, call) => {
      const { sendCalls: send } = (await adapter.loadCapabilities?.()) ?? {}
      let missing: unknown
      if (send !== undefined)
        try {
          return await noteSent(services, call, send({ ...call, ...request }), note, { isCalls: true })
        } catch (error) {
          if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
          missing = error
        }
      if (needsWallet(request)) throw unsupported('sendCalls', adapter.namespace, missing)
      return sendOneByOne(services, adapter, call, request, note)
    })
  }

/** Before the wallet is asked, or taken to another network, for what nobody can send. */
function checkCalls({ calls }: CallsRequest): void {
  if (calls.length === 0) throw new KitError('transaction/invalid', { shortMessage: 'No calls to send.' })
  for (const { to, data } of calls)
    if (typeof to !== 'string' || to === '' || (data !== undefined && !/^0x/.test(data)))
      throw new KitError('transaction/invalid', { shortMessage: 'A call needs a receiver, and data in hex.' })
}

/** Whether a request asks for what transactions one by one cannot give. */
function needsWallet({ calls, atomicRequired, capabilities }: CallsRequest): boolean {
  const asked = [capabilities, ...calls.map((call) => call.capabilities)].flatMap((each) => Object.values(each ?? {}))
  return atomicRequired === true || asked.some(({ optional }) => optional !== true)
}
