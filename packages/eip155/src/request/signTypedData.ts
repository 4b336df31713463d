import type { TypedData, WalletCall } from '@kit/core'
import { askProvider } from '../provider/askProvider.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { encodeTypedData } from './encodeTypedData.js'
import { parseHex, signaturePattern } from './parseHex.js'

/**
 * Signs EIP-712 data by `eth_signTypedData_v4`. Answers the signature as hex.
 *
 * @throws KitError `network/mismatch` when the domain's chain is not the selected one; others as `signMessage`.
 * @example await signTypedData({ provider, account, network, typedData })
 */
export async function signTypedData(
  call: WalletCall<Eip1193Provider> & { readonly typedData: TypedData },
): Promise<string> {
  const { provider, account, network, typedData, signal } = call
  const method = 'eth_signTypedData_v4'
  const params = [account.address, encodeTypedData(typedData, Number(network.reference))]
  return parseHex(await askProvider(provider, { method, params, signal }), signaturePattern, method)
}
