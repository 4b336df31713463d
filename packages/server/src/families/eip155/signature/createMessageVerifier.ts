import type { MessageVerifier } from '@kit/core/adapter'
import type { Services } from '../../../Services.js'
import { createSignatureCheck } from './createSignatureCheck.js'

/** Checks sign-ins of EVM accounts by the rule of every other signature, and with the nodes that the gateway has. */
export function createMessageVerifier({ chains }: Pick<Services, 'chains'>): MessageVerifier {
  const isSigned = createSignatureCheck(chains)
  return {
    namespace: 'eip155',
    verify: ({ data, message, signature }) =>
      isSigned({ address: data.accountAddress, chain: data.chainId, message, signature }),
  }
}
