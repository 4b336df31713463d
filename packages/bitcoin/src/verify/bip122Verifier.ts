import type { MessageVerifier } from '@kit/core/adapter'
import { judgeBitcoinMessage } from '../message/verifyBitcoinMessage.js'

/**
 * Creates a verifier of Bitcoin sign-ins for pages and servers that needs no node: BIP-322 (simple and full) and the legacy format.
 * Unsupported multi-key scripts are `unknown`. The verification code is loaded by the first check.
 *
 * @param options.strict Rejects legacy signatures of addresses other than P2PKH, which no standard allows but many wallets create.
 * @example createSiwxServer({ verifiers: [bip122Verifier()], … })
 */
export const bip122Verifier = (options: { readonly strict?: boolean } = {}): MessageVerifier => ({
  namespace: 'bip122',
  verify: ({ data, message, signature }) =>
    judgeBitcoinMessage({ address: data.accountAddress, message, signature }, options),
})
