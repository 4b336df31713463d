import type { Capabilities } from '../adapter/Capabilities.js'
import type { WalletCall } from '../adapter/ReadCall.js'
import type { WalletTarget } from '../adapter/Target.js'
import { isKitError } from '../error/isKitError.js'
import { unsupported } from './createTargets.js'
import { type RequestServices, requestWallet } from './requestWallet.js'

/**
 * Sends a request to the wallet through a capability of its adapter. Rejects with `adapter/unsupported` if the adapter lacks the capability
 * or the wallet lacks the method.
 */
export const requestCapability = <Answer>(
  services: RequestServices,
  name: keyof Capabilities,
  target: WalletTarget,
  ask: (capabilities: Capabilities, call: WalletCall & { readonly signal: AbortSignal }) => Promise<Answer> | undefined,
): Promise<Answer> =>
  requestWallet(services, 'loadCapabilities', target, async (adapter, call) => {
    const capabilities = (await adapter.loadCapabilities?.()) ?? {}
    if (capabilities[name] === undefined) throw unsupported(name, adapter.namespace)
    try {
      return (await ask(capabilities, call)) as Answer
    } catch (error) {
      throw isKitError(error, 'wallet/unsupportedMethod') ? unsupported(name, adapter.namespace, error) : error
    }
  })
