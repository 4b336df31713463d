import type { MessageVerifier } from '@kit/core/adapter'
import { judgePolkadotMessage } from './verifyPolkadotMessage.js'

/**
 * Creates a verifier of Polkadot sign-ins for pages and servers that needs no node. It supports sr25519, ed25519, ecdsa and Ethereum keys,
 * over the text in `<Bytes>` or bare. The verification code is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [polkadotVerifier()], … })
 */
export const polkadotVerifier = (): MessageVerifier => ({
  namespace: 'polkadot',
  verify: ({ data, message, signature }) => judgePolkadotMessage({ address: data.accountAddress, message, signature }),
})
