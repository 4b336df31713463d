import type { MessageVerifier } from '@kit/core/adapter'

/** Where accounts that are contracts are asked. */
export type Eip155VerifierOptions = {
  /** RPC URLs by CAIP-2 id of the chain; the next is asked when one does not answer. Without one for its chain, a contract is `unknown`. */
  readonly rpcUrls?: { readonly [chainId: string]: string | readonly string[] }
  /** How long a node may take. Default 10 000. */
  readonly timeoutMs?: number
}

/**
 * Checks sign-ins of EVM chains, in a page or on a server: of a key without a request (EIP-191), of a contract by one call on the chain of the
 * message (ERC-1271), also of one that is not deployed yet (ERC-6492). What verifies is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [eip155Verifier({ rpcUrls: { 'eip155:1': 'https://rpc.example' } })], … })
 */
export const eip155Verifier = (options: Eip155VerifierOptions = {}): MessageVerifier => ({
  namespace: 'eip155',
  async verify({ data, message, signature }) {
    const { verifySignature } = await import('./verifySignature.js')
    const urls = [options.rpcUrls?.[data.chainId] ?? []].flat()
    return verifySignature({ address: data.accountAddress, message, signature, urls, timeoutMs: options.timeoutMs })
  },
})
