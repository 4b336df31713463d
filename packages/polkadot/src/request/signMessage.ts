import type { WalletCall } from '@kit/core/adapter'
import { toSigner } from './toSigner.js'
import { wrapBytes } from './wrapBytes.js'

/**
 * Signs a text, wrapped in `<Bytes>`. Returns the signature as hex, without the kind of key.
 *
 * @throws KitError of `toWalletError`; `wallet/unsupportedMethod`; `wallet/invalidResponse` when the answer is no signature.
 * @example await signMessage({ provider, account, network, message: 'Hello' })
 */
export async function signMessage(call: WalletCall & { readonly message: string }): Promise<string> {
  return toSigner(call).signBytes(wrapBytes(call.message), call.signal)
}
