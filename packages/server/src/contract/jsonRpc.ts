import { z } from 'zod'

const id = z.union([z.string(), z.number(), z.null()])

/** Body of a single JSON-RPC call of one of these methods. */
export function jsonRpcCall<const Methods extends readonly string[]>(methods: Methods) {
  return z.object({
    jsonrpc: z.literal('2.0').optional(),
    id: id.optional().meta({ example: 1 }),
    method: z.enum(methods),
    params: z.array(z.unknown()).default([]),
  })
}

/** What a single JSON-RPC call is answered with. */
export const jsonRpcAnswer = z.object({
  jsonrpc: z.literal('2.0'),
  id,
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
})
