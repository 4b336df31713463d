import { createClient, http, type PublicClient } from 'viem'
import { call, estimateFeesPerGas, estimateGas, getTransactionCount } from 'viem/actions'

/** Chain reads for approvals, through the operator's gateway. */
export type ChainClient = Pick<
  PublicClient,
  'call' | 'estimateGas' | 'estimateFeesPerGas' | 'getTransactionCount' | 'request' | 'sendRawTransaction'
>

/** Creates a client of the chain at `url` with these calls only, because each adds to the bundle size. */
export function createChainClient(url: string): ChainClient {
  const client = createClient({ transport: http(url) })
  return {
    request: client.request as ChainClient['request'],
    call: (requested) => call(client, requested),
    estimateGas: (requested) => estimateGas(client, requested),
    estimateFeesPerGas: (requested) => estimateFeesPerGas(client, requested),
    getTransactionCount: (requested) => getTransactionCount(client, requested),
    // `broadcast` decides about retries, and must know of each attempt.
    sendRawTransaction: ({ serializedTransaction }) =>
      client.request({ method: 'eth_sendRawTransaction', params: [serializedTransaction] }, { retryCount: 0 }),
  }
}
