import { createClient, http } from 'viem'
import { call, estimateFeesPerGas, estimateGas, getTransactionCount } from 'viem/actions'
import type { ChainClient } from './ChainClient.js'

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
