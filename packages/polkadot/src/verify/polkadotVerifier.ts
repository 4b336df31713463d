import type { MessageVerifier } from '@kit/core/adapter'
import { judgePolkadotMessage } from './verifyPolkadotMessage.js'

/**
 * Checks sign-ins of Polkadot, in a page or on a server, without asking a node: sr25519, ed25519, ecdsa and Ethereum keys, over the text in
 * `<Bytes>` or bare. What verifies is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [polkadotVerifier()], … })
 */
export const polkadotVerifier = (): MessageVerifier => ({
  namespace: 'polkadot',
  verify: ({ data, message, signature }) => judgePolkadotMessage({ address: data.accountAddress, message, signature }),
})
