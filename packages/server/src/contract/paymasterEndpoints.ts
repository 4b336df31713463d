import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId } from './fields.js'
import { jsonRpc } from './jsonRpc.js'

/** Supported paymaster methods (ERC-7677). */
export const paymasterMethods = ['pm_getPaymasterStubData', 'pm_getPaymasterData'] as const

export const callPaymaster = defineEndpoint('callPaymaster', 'POST', '/v1/paymaster', {
  summary:
    'Sends one JSON-RPC call (ERC-7677) to the paymaster of the chain, if the operator sponsors operations there',
  query: z.object({ chainId }),
  body: z.object({ ...jsonRpc.head, method: z.enum(paymasterMethods), params: jsonRpc.params }),
  answer: jsonRpc.answer,
  failures: [400, 422, 503],
})

/** Endpoints for sponsored user operations. */
export const paymasterEndpoints: readonly Endpoint[] = [callPaymaster]
