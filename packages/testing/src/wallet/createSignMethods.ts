import { isSigningMethod, type SigningMethod } from '../evm/createEvmSigner.js'
import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/**
 * Signing, sending and `wallet_watchAsset` (EIP-747).
 *
 * @example createSignMethods(context).personal_sign.run(['0x6869', address])
 */
export const createSignMethods = (context: WalletContext): Readonly<Record<string, WalletMethod>> => {
  const { state, signer, visible } = context

  const signMethod = (method: SigningMethod): WalletMethod => ({
    prepare: (params) => {
      if (!visible().includes(signer.signerOf(method, params))) {
        throw new ProviderError(4100, 'The requested account has not been authorised by the user.')
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
  return {
    ...Object.fromEntries(methods.map((method) => [method, signMethod(method)])),
    wallet_watchAsset: {
      prepare: (params) => {
        // EIP-747 sends the object itself as params; some callers wrap it in a list.
        const given = parseParams.record(Array.isArray(params) ? params[0] : params)
        const options = parseParams.record(given.options)
        if (given.type !== 'ERC20') throw new ProviderError(-32602, 'Invalid params: only ERC20 can be watched')
        parseParams.address(options.address)
        return true
      },
      run: () => true,
    },
  }
}
