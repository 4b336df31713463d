import { errorLayers } from '@kit/core/adapter'

/**
 * Whether a wallet says that it does not know a chain: code 4902, which is de facto and wrapped at will (EIP-3326 has none), or
 * words to that effect. Right after a switch request a bare -32603 means the same; one that says why, as a busy wallet does, does not.
 *
 * @example if (isUnknownChain(error)) await provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
 */
export function isUnknownChain(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, message }) =>
      code === 4902 || (code === -32603 && saysNothing.test(message.trim())) || unknownChainPhrase.test(message),
  )
}

const saysNothing = /^(internal( (json-?rpc|server))?( error)?)?\.?$/i

const unknownChainPhrase =
  /(unrecognized|unknown|unconfigured|unsupported) (chain|network)|(chain|network)\b.{0,40}\b(not (been )?(added|configured|found|recognized|supported)|does ?n[o']t exist)|wallet_addEthereumChain/i
