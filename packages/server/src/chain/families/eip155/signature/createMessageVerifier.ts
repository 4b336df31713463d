import type { MessageVerifier } from '@kit/core/adapter'
import type { Chains } from '../../../chains/Chains.js'
import { createSignatureCheck } from './createSignatureCheck.js'

/** Verifies sign-ins of EVM accounts like every other signature, with the nodes of the gateway. */
export function createMessageVerifier({ chains }: { readonly chains: Chains }): MessageVerifier {
  const isSigned = createSignatureCheck(chains)
  return {
    namespace: 'eip155',
    verify: ({ data, message, signature }) =>
      isSigned({ address: data.accountAddress, chain: data.chainId, message, signature }),
  }
}
