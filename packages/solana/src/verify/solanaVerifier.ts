import type { MessageVerifier } from '@kit/core/adapter'

/**
 * Creates a verifier of Solana sign-ins for pages and servers that needs no node. It supports ed25519 over the text, or over the
 * single-memo transaction that hardware wallets sign instead. The verification code is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [solanaVerifier()], … })
 */
export const solanaVerifier = (): MessageVerifier => ({
  namespace: 'solana',
  async verify({ data, message, signature }) {
    const { verifySolanaSignature: verifySignature } = await import('./verifySolanaSignature.js')
    return verifySignature({ address: data.accountAddress, message, signature })
  },
})
