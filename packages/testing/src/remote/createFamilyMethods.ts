import { ProviderError } from '../evm/ProviderError.js'
import type { WalletMethod } from '../wallet/WalletMethod.js'
import type { RemoteFamily } from './RemoteFamily.js'
import type { RemoteSession } from './RemoteWallet.js'

/**
 * Creates the methods of a namespace other than EVM for one request. `find` throws `ProviderError` 4901 for a network outside the session
 * and -32601 for an unknown method.
 *
 * @example createFamilyMethods({ family, session, networkId }).find('solana_signMessage').run(params)
 */
export const createFamilyMethods = (context: {
  readonly family: RemoteFamily
  readonly session: RemoteSession
  readonly networkId: string
}): { readonly state?: undefined; find(name: string): WalletMethod } => {
  const { family, session, networkId } = context
  return {
    find: (name) => {
      if (!session.networkIds.includes(networkId)) throw new ProviderError(4901, 'The chain is not connected.')
      const method = Object.hasOwn(family.methods, name) ? family.methods[name] : undefined
      if (!method) throw new ProviderError(-32601, `The method ${name} does not exist or is not available.`)
      return { prepare: () => !family.silent.includes(name), run: (params) => method(params, networkId) }
    },
  }
}
