import type { CallsRequest, RequestedCapabilities } from '../adapter/WalletCapabilities.js'
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
    const { adapter, connection } = services.targets.find(target)
    checkCalls(request, (to) => adapter.isAddress(to, target.networkId ?? connection.networkId))
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
function checkCalls({ calls, capabilities }: CallsRequest, isAddress: (text: string) => boolean): void {
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('No calls to send.')
  for (const { to, data, value } of calls) {
    if (typeof to !== 'string' || !isAddress(to)) throw invalid('The receiver of a call is no address.')
    if (data !== undefined && !/^0x([\da-f]{2})*$/i.test(data)) throw invalid('The data of a call is not hex.')
    if (value !== undefined && (typeof value !== 'bigint' || value < 0n))
      throw invalid('The value of a call is no amount in base units.')
  }
  for (const each of [capabilities, ...calls.map((call) => call.capabilities)].flatMap(valuesOf))
    if (typeof each !== 'object' || each === null) throw invalid('A capability is asked for by an object.')
}

function invalid(shortMessage: string): KitError {
  return new KitError('transaction/invalid', { shortMessage })
}

const valuesOf = (capabilities: RequestedCapabilities = {}) => Object.values(capabilities)

/** Whether a request asks for what transactions one by one cannot give. */
function needsWallet({ calls, atomicRequired, capabilities }: CallsRequest): boolean {
  const asked = [capabilities, ...calls.map((call) => call.capabilities)].flatMap(valuesOf)
  return atomicRequired === true || asked.some(({ optional }) => optional !== true)
}
