import { errorLayers } from '@kit/core/adapter'

/**
 * Returns whether a wallet reports an unknown chain: code 4902 at any level of wrapping, or a message to that effect. The code is a de
 * facto standard: EIP-3326 defines none. Right after a switch request, a bare -32603 means the same. One with another reason, such as a
 * busy wallet, doesn't.
 *
 * @example if (isUnknownChain(error)) await provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
 */
export function isUnknownChain(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, message }) =>
      code === 4902 || (code === -32603 && genericMessage.test(message.trim())) || unknownChainPhrase.test(message),
  )
}

const genericMessage = /^(internal( (json-?rpc|server))?( error)?)?\.?$/i

const unknownChainPhrase =
  /(unrecognized|unknown|unconfigured|unsupported) (chain|network)|(chain|network)\b.{0,40}\b(not (been )?(added|configured|found|recognized|supported)|does ?n[o']t exist)|wallet_addEthereumChain/i
