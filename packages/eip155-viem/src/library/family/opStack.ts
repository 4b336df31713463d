import { optimism } from 'viem/chains'

/** viem's code for this family of chains, a separate chunk. */
export const config: Pick<typeof optimism, 'formatters' | 'serializers'> = {
  formatters: optimism.formatters,
  serializers: optimism.serializers,
}
