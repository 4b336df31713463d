import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import { isKitError } from '../error/isKitError.js'
import { receiptTimeoutMs } from '../flows/createReceipts.js'
import { findBundle } from '../flows/findBundle.js'
import { findSentCalls, readCallsStatus } from '../flows/readCallsStatus.js'
import { runCall } from '../flows/runCall.js'
import { callCountOf } from '../flows/sendOneByOne.js'
import type { WalletServices } from '../services/createWalletServices.js'
import type { CallsOptions } from './getCallsStatus.js'

/** Options for `waitForCalls`. `timeoutMs` defaults to three minutes. */
export type WaitForCallsOptions = CallsOptions & { readonly timeoutMs?: number }

/** Implements `kit.waitForCalls`. */
export const waitForCalls =
  (services: WalletServices) =>
  async ({ timeoutMs = receiptTimeoutMs, ...options }: WaitForCallsOptions): Promise<CallsStatus> =>
    runCall(services, [options.signal], async (signal) => {
      const { receipts, targets } = services
      const { id } = options
      const count = callCountOf(id)
      if (count !== undefined) return findBundle(services, { id, count, waitMs: timeoutMs }, signal)
      const sent = findSentCalls(services, options)
      const { account, connection } = targets.find(sent)
      const { networkId = connection.networkId } = sent
      // The same query as the journal's, so both share one wait.
      const query = { networkId, hash: id, callsOf: account.address, timeoutMs }
      const receipt = await receipts.wait(query, signal).catch((error: unknown) => {
        if (!isKitError(error, 'transaction/expired') && !isKitError(error, 'transaction/reverted')) throw error
      })
      const status = await readCallsStatus(targets, sent, signal)
      return { ...status, ...(receipt?.reason !== undefined && { reason: receipt.reason }) }
    })
