import { optimism } from 'viem/chains'

/** viem's code for this chain family, in a separate chunk. */
export const config: Pick<typeof optimism, 'formatters' | 'serializers'> = {
  formatters: optimism.formatters,
  serializers: optimism.serializers,
}
