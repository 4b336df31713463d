import type { MessageVerifier } from '@kit/core/adapter'
import { verifyMessage } from './verifyMessage.js'

/**
 * Checks sign-ins of Polkadot, in a page or on a server, without asking a node: sr25519, ed25519, ecdsa and Ethereum keys, over the text in
 * `<Bytes>` or bare. What verifies is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [polkadotVerifier()], … })
 */
export const polkadotVerifier = (): MessageVerifier => ({
  namespace: 'polkadot',
  async verify({ data, message, signature }) {
    try {
      return await verifyMessage({ address: data.accountAddress, message, signature })
    } catch {
      return 'invalid'
    }
  },
})
