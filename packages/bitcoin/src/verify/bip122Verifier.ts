import type { MessageVerifier } from '@kit/core/adapter'
import { verifyMessage } from '../message/verifyMessage.js'

/**
 * Checks sign-ins of Bitcoin, in a page or on a server, without asking a node: BIP-322, simple and full, and as before it. A script that
 * is not checked here (several keys) is `unknown`. What verifies is loaded by the first check.
 *
 * @param options.strict Refuses signatures as before BIP-322 of addresses other than P2PKH, which no standard allows and many wallets make.
 * @example createSiwxServer({ verifiers: [bip122Verifier()], … })
 */
export const bip122Verifier = ({ strict = false }: { readonly strict?: boolean } = {}): MessageVerifier => ({
  namespace: 'bip122',
  async verify({ data, message, signature }) {
    const proof = await verifyMessage({ address: data.accountAddress, message, signature })
    if (proof.status !== 'valid') return proof.status === 'inconclusive' ? 'unknown' : 'invalid'
    // A full signature may bind itself to a time to come.
    if ((proof.lockTime ?? 0) !== 0 || (proof.sequence ?? 0) !== 0) return 'invalid'
    return strict && proof.format === 'legacy-ecdsa' ? 'invalid' : 'valid'
  },
})
