import { isSigningMethod, type SigningMethod } from '../evm/createEvmSigner.js'
import { ProviderError } from '../evm/ProviderError.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/**
 * Creates the methods that sign and send.
 *
 * @example createSignMethods(context).personal_sign.run(['0x6869', address])
 */
export const createSignMethods = (context: WalletContext): Readonly<Record<string, WalletMethod>> => {
  const { state, signer, visible } = context

  const signMethod = (method: SigningMethod): WalletMethod => ({
    prepare: (params) => {
      if (!visible().includes(signer.signerOf(method, params))) {
        throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
      }
      return true
    },
    run: (params) => {
      const chain = state.chains.get(state.chainId)
      if (!chain) throw new ProviderError(4901, 'The selected chain is not connected.')
      return signer.sign(method, params, chain)
    },
  })

  const methods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'].filter(isSigningMethod)
  return Object.fromEntries(methods.map((method) => [method, signMethod(method)]))
}
