import type { MessageVerifier } from '@kit/core/adapter'
import { judgeBitcoinMessage } from '../message/verifyBitcoinMessage.js'

/**
 * Checks sign-ins of Bitcoin, in a page or on a server, without asking a node: BIP-322, simple and full, and as before it. A script that
 * is not checked here (several keys) is `unknown`. What verifies is loaded by the first check.
 *
 * @param options.strict Refuses signatures as before BIP-322 of addresses other than P2PKH, which no standard allows and many wallets make.
 * @example createSiwxServer({ verifiers: [bip122Verifier()], … })
 */
export const bip122Verifier = (options: { readonly strict?: boolean } = {}): MessageVerifier => ({
  namespace: 'bip122',
  verify: ({ data, message, signature }) =>
    judgeBitcoinMessage({ address: data.accountAddress, message, signature }, options),
})
