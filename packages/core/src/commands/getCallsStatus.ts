import type { WalletTarget } from '../adapter/Target.js'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import { findBundle } from '../flows/findBundle.js'
import { findSentCalls, readCallsStatus } from '../flows/readCallsStatus.js'
import { runCall } from '../flows/runCall.js'
import { callCountOf } from '../flows/sendOneByOne.js'
import type { WalletServices } from '../services/createWalletServices.js'

/**
 * Options for `getCallsStatus`: the ID that `sendCalls` returned. For calls sent by this kit, account and network default to the ones they
 * were sent with.
 */
export type CallsOptions = WalletTarget & { readonly id: string }

/** Implements `kit.getCallsStatus`. */
export const getCallsStatus =
  (services: WalletServices) =>
  async (options: CallsOptions): Promise<CallsStatus> =>
    runCall(services, [options.signal], async (signal) => {
      const { id } = options
      const count = callCountOf(id)
      if (count !== undefined) return findBundle(services, { id, count }, signal)
      return readCallsStatus(services.targets, findSentCalls(services, options), signal)
    })
