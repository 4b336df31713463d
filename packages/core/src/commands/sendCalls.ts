import type { WalletTarget } from '../adapter/Target.js'
import type { CallsRequest } from '../adapter/WalletCapabilities.js'
import type { RequestedCapabilities } from '../connector/Connector.js'
import { errorLayers } from '../error/errorLayers.js'
import { isKitError } from '../error/isKitError.js'
import { callsRefusals, isUnsent } from '../error/isUnsent.js'
import { KitError } from '../error/KitError.js'
import { unsupported } from '../flows/createTargets.js'
import { requestSending } from '../flows/requestSending.js'
import { sendOneByOne } from '../flows/sendOneByOne.js'
import type { TransactionNote } from '../journal/JournalEntry.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `sendCalls`: the calls in order, and the wallet, account and network. The note is stored in the journal. */
export type SendCallsOptions = WalletTarget & CallsRequest & { readonly note?: TransactionNote }

/** Implements `kit.sendCalls`. */
export const sendCalls =
  (services: WalletServices) =>
  async (options: SendCallsOptions): Promise<string> => {
    const { calls, atomicRequired = false, capabilities, id, onCapabilities, note, ...target } = options
    const request: CallsRequest = {
      calls,
      atomicRequired,
      ...(capabilities && { capabilities }),
      ...(id && { id }),
      ...(onCapabilities && { onCapabilities }),
    }
    const { adapter, connection } = services.targets.find(target)
    checkCalls(request, (to) => adapter.isAddress(to, target.networkId ?? connection.networkId))
    // Any wallet that can send transactions can send calls.
    return requestSending(services, 'sendTransaction', target, async (adapter, call, send) => {
      const { sendCalls: sendAsOne } = (await adapter.loadCapabilities?.()) ?? {}
      let refusal: unknown
      if (sendAsOne !== undefined)
        try {
          return await send({ ask: () => sendAsOne({ ...call, ...request }), note, calls: { id } })
        } catch (error) {
          if (!refusesCalls(error)) throw error
          services.abilities.refuse(services.targets.find(target), call.network.id)
          refusal = error
        }
      const isMissing = refusal === undefined || isKitError(refusal, 'wallet/unsupportedMethod')
      if (needsWallet(request)) throw isMissing ? unsupported('sendCalls', adapter.namespace, refusal) : refusal
      return sendOneByOne(services, adapter, call, request, note, send)
    })
  }

/** Error codes of wallets without support for calls (EIP-1193, JSON-RPC). The user did not reject anything. */
const methodRefusals: ReadonlySet<unknown> = new Set([4100, 4200, -32004, -32601, -32602])

function refusesCalls(error: unknown): boolean {
  if (isKitError(error, 'wallet/unsupportedMethod')) return true
  return (
    !isKitError(error, 'connection/rejected') &&
    isUnsent(error) &&
    errorLayers(error).some(({ code }) => methodRefusals.has(code) || callsRefusals.has(code))
  )
}

/** Rejects calls that can't be sent before the wallet is contacted or switched. */
function checkCalls({ calls, capabilities }: CallsRequest, isAddress: (text: string) => boolean): void {
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('No calls to send.')
  for (const { to, data, value } of calls) {
    if (typeof to !== 'string' || !isAddress(to)) throw invalid('The recipient of a call is not a valid address.')
    if (data !== undefined && !/^0x([\da-f]{2})*$/i.test(data)) throw invalid('The data of a call is not valid hex.')
    if (value !== undefined && (typeof value !== 'bigint' || value < 0n))
      throw invalid('The value of a call is not a valid amount in base units.')
  }
  for (const each of [capabilities, ...calls.map((call) => call.capabilities)].flatMap(valuesOf))
    if (typeof each !== 'object' || each === null) throw invalid('A capability must be an object.')
}

function invalid(shortMessage: string): KitError {
  return new KitError('transaction/invalid', { shortMessage })
}

const valuesOf = (capabilities: RequestedCapabilities = {}) => Object.values(capabilities)

/** Returns whether a request requires what individual transactions can't provide. */
function needsWallet({ calls, atomicRequired, capabilities }: CallsRequest): boolean {
  const requested = [capabilities, ...calls.map((call) => call.capabilities)].flatMap(valuesOf)
  return atomicRequired === true || requested.some(({ optional }) => optional !== true)
}
