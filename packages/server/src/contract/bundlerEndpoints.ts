import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId } from './fields.js'
import { jsonRpc } from './jsonRpc.js'

/** Supported bundler methods. */
export const bundlerMethods = [
  'eth_getUserOperationReceipt',
  'eth_sendUserOperation',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'pm_sponsorUserOperation',
  'pm_getPaymasterData',
  'pm_getPaymasterStubData',
  'pimlico_getUserOperationGasPrice',
] as const

export const callBundler = defineEndpoint('callBundler', 'POST', '/v1/bundler', {
  summary: 'Sends one JSON-RPC call to a configured bundler of the chain',
  group: 'rpc',
  query: z.object({
    chainId,
    bundler: z.string().optional().meta({ description: 'Name of the bundler; defaults to the first of the chain' }),
  }),
  body: z.object({ ...jsonRpc.head, method: z.enum(bundlerMethods), params: jsonRpc.params }),
  answer: jsonRpc.answer,
  failures: [400, 422, 503],
})

/** Endpoints for user operations of smart accounts. */
export const bundlerEndpoints: readonly Endpoint[] = [callBundler]
