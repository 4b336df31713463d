import { type EvmCall, requestProvider } from '../provider/requestProvider.js'
import { parseHex, signaturePattern } from './parseHex.js'

/**
 * Signs a text with `personal_sign` (EIP-191): hex of its UTF-8 bytes first, the address second. A text that begins with 0x is treated as
 * text. Returns the signature in hex.
 *
 * @throws KitError of `toWalletError`; `wallet/invalidResponse` when the wallet returns no signature.
 * @example await signEvmMessage({ provider, account, network, clock, message: 'Hello' })
 */
export async function signEvmMessage(call: EvmCall & { readonly message: string }): Promise<string> {
  const method = 'personal_sign'
  const params = [toHexText(call.message), call.account.address]
  return parseHex(await requestProvider(call, method, params), signaturePattern, method)
}

function toHexText(text: string): string {
  return `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
