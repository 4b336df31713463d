import { z } from 'zod'
import { defineEndpoint } from './defineEndpoint.js'
import type { Endpoint } from './Endpoint.js'
import { chainId } from './fields.js'

const rpcCall = z.looseObject({
  jsonrpc: z.literal('2.0').optional(),
  id: z.unknown().optional().meta({ description: 'Any JSON; a call without an ID gets no response', example: 1 }),
  method: z.string().meta({ example: 'eth_blockNumber' }),
  params: z.unknown().optional().meta({ description: 'An array or an object' }),
})

const rpcResponse = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.unknown().meta({ example: 1 }),
  result: z.unknown().optional().meta({ example: '0x10d4f' }),
  error: z.looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
})

export const callRpc = defineEndpoint('callRpc', 'POST', '/v1', {
  summary: 'Sends JSON-RPC to the nodes of a chain: one call, or a batch of at most 1000',
  group: 'rpc',
  query: z.object({
    chainId,
    providerId: z.string().optional().meta({ description: 'Uses only this node; testing project only' }),
    sessionId: z.string().optional().meta({ description: 'Prefers the same node for the same session' }),
    source: z.string().optional(),
  }),
  body: z.union([rpcCall, z.array(rpcCall)]),
  answer: z.union([rpcResponse, z.array(rpcResponse)]),
  failures: [400, 503],
})

export const getSupportedChains = defineEndpoint('getSupportedChains', 'GET', '/v1/supported-chains', {
  summary: 'Lists the supported chains, and those with WebSockets',
  access: 'public',
  answer: z.strictObject({
    http: z.array(z.string()).meta({ example: ['eip155:31337', 'eip155:31338'] }),
    ws: z.array(z.string()).meta({ example: ['eip155:31337'] }),
  }),
})

const esploraParams = z.object({
  chainId,
  path: z.string().meta({ description: 'A path of the Esplora API, including slashes', example: 'blocks/tip/height' }),
})

export const getEsplora = defineEndpoint('getEsplora', 'GET', '/v1/esplora/{chainId}/{path}', {
  summary: 'Reads a Bitcoin chain through the Esplora API; returns the Esplora response',
  group: 'rpc',
  params: esploraParams,
  answer: z.unknown(),
  failures: [400, 404, 503],
})

export const sendBitcoinTransaction = defineEndpoint('sendBitcoinTransaction', 'POST', '/v1/esplora/{chainId}/tx', {
  summary: 'Sends a signed Bitcoin transaction in hex; returns its ID as text',
  group: 'rpc',
  params: z.object({ chainId }),
  body: z.string(),
  answer: z.string(),
  failures: [400, 503],
})

/** Endpoints that forward to the chains' nodes. */
export const rpcEndpoints: readonly Endpoint[] = [callRpc, getSupportedChains, getEsplora, sendBitcoinTransaction]
