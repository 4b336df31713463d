import type { MessageVerifier } from '@kit/core/adapter'

/**
 * Checks sign-ins of Solana, in a page or on a server, without asking a node: ed25519 over the text, or over the transaction of one memo
 * that hardware wallets sign in its place. What verifies is loaded by the first check.
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
