import { createClient, http, type PublicClient } from 'viem'
import { call, estimateFeesPerGas, estimateGas, getTransactionCount } from 'viem/actions'

/** What approval reads of a chain, through the operator's gateway. */
export type ChainClient = Pick<
  PublicClient,
  'call' | 'estimateGas' | 'estimateFeesPerGas' | 'getTransactionCount' | 'request' | 'sendRawTransaction'
>

/** Creates what approval reads of the chain behind `url`: these calls alone, for each has its weight. */
export function createChainClient(url: string): ChainClient {
  const client = createClient({ transport: http(url) })
  return {
    request: client.request as ChainClient['request'],
    call: (asked) => call(client, asked),
    estimateGas: (asked) => estimateGas(client, asked),
    estimateFeesPerGas: (asked) => estimateFeesPerGas(client, asked),
    getTransactionCount: (asked) => getTransactionCount(client, asked),
    // Who broadcasts decides when to send it again, and has to know of each try.
    sendRawTransaction: ({ serializedTransaction }) =>
      client.request({ method: 'eth_sendRawTransaction', params: [serializedTransaction] }, { retryCount: 0 }),
  }
}
