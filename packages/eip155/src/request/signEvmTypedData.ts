import type { TypedData } from '@kit/core/adapter'
import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { encodeTypedData } from './encodeTypedData.js'
import { parseHex, signaturePattern } from './parseHex.js'

/**
 * Signs EIP-712 data with `eth_signTypedData_v4`. Returns the signature in hex.
 *
 * @throws KitError `network/mismatch` when the domain's chain is not the selected one; others as `signMessage`.
 * @example await signEvmTypedData({ provider, account, network, clock, typedData })
 */
export async function signEvmTypedData(call: EvmCall & { readonly typedData: TypedData }): Promise<string> {
  const { account, network, typedData } = call
  const method = 'eth_signTypedData_v4'
  const params = [account.address, encodeTypedData(typedData, Number(network.reference))]
  return parseHex(await requestProvider(call, method, params), signaturePattern, method)
}
