import type { WalletTarget } from '../adapter/Target.js'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import { askCallsStatus, findSentCalls } from '../flows/askCallsStatus.js'
import { findBundle } from '../flows/findBundle.js'
import { callCountOf } from '../flows/sendOneByOne.js'
import { settleCall } from '../flows/settleCall.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `getCallsStatus` takes: the id that `sendCalls` gave. Calls that this kit sent are looked for where it sent them. */
export type CallsOptions = WalletTarget & { readonly id: string }

/** What became of calls. */
export const getCallsStatus =
  (services: WalletServices) =>
  async (options: CallsOptions): Promise<CallsStatus> =>
    settleCall(services, [options.signal], async (signal) => {
      const { id } = options
      const count = callCountOf(id)
      if (count !== undefined) return findBundle(services, { id, count }, signal)
      return askCallsStatus(services.targets, findSentCalls(services, options), signal)
    })
