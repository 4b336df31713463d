import { optimism } from 'viem/chains'

/** viem's code for this family of chains, a chunk of its own. */
export const config: Pick<typeof optimism, 'formatters' | 'serializers'> = {
  formatters: optimism.formatters,
  serializers: optimism.serializers,
}
