import { celo } from 'viem/chains'

/** viem's code for this chain family, in a separate chunk. */
export const config: Pick<typeof celo, 'formatters' | 'serializers' | 'fees'> = {
  formatters: celo.formatters,
  serializers: celo.serializers,
  fees: celo.fees,
}
