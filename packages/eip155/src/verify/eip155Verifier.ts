import type { RpcRequest } from '@kit/adapter'
import { browserPorts } from '@kit/core'
import type { MessageVerifier, Ports } from '@kit/core/adapter'

/** Options for {@link eip155Verifier}. */
export type Eip155VerifierOptions = {
  /**
   * RPC URLs by CAIP-2 ID, in order of preference. Without one for the chain, a signature that only a contract could confirm is `unknown`.
   */
  readonly rpcUrls?: { readonly [chainId: string]: string | readonly string[] }
  /** Defaults to the platform's. */
  readonly ports?: Pick<Ports, 'fetch' | 'clock'>
}

/**
 * Creates a verifier of EVM sign-ins for pages and servers. Keys need no request (EIP-191). Contracts need one call on the chain of the
 * message (ERC-1271), also if they aren't deployed yet (ERC-6492). The verification code is loaded by the first check.
 *
 * @example createSiwxServer({ verifiers: [eip155Verifier({ rpcUrls: { 'eip155:1': 'https://rpc.example' } })], … })
 */
export function eip155Verifier({ rpcUrls = {}, ports = browserPorts() }: Eip155VerifierOptions = {}): MessageVerifier {
  const clients = new Map<string, RpcRequest>()
  async function requestOf(chainId: string): Promise<RpcRequest | undefined> {
    const known = clients.get(chainId)
    const urls = Object.hasOwn(rpcUrls, chainId) ? [rpcUrls[chainId] ?? []].flat() : []
    if (known !== undefined || urls.length === 0) return known
    const { createEvmRpcClient } = await import('../rpc/createEvmRpcClient.js')
    const made = createEvmRpcClient({ ...ports, urls })
    clients.set(chainId, made)
    return made
  }
  return {
    namespace: 'eip155',
    async verify({ data, message, signature }) {
      const { verifySignature } = await import('./verifySignature.js')
      return verifySignature({
        address: data.accountAddress,
        message,
        signature,
        request: await requestOf(data.chainId),
      })
    },
  }
}
