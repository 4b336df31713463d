import type { PublicClient } from 'viem'

/** What approval reads of a chain, through the operator's gateway. */
export type ChainClient = Pick<
  PublicClient,
  'call' | 'estimateGas' | 'estimateFeesPerGas' | 'getTransactionCount' | 'request' | 'sendRawTransaction'
>
