import { zksync } from 'viem/chains'

/** viem's code for this chain family, in a separate chunk. */
export const config: Pick<typeof zksync, 'formatters' | 'serializers' | 'custom'> = {
  formatters: zksync.formatters,
  serializers: zksync.serializers,
  custom: zksync.custom,
}
