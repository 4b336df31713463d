import { z } from 'zod'

const id = z.union([z.string(), z.number(), z.null()])

/** Schemas of single JSON-RPC calls, whose methods each endpoint names, and of their responses. */
export const jsonRpc = {
  head: { jsonrpc: z.literal('2.0').optional(), id: id.optional().meta({ example: 1 }) },
  params: z.array(z.unknown()).default([]),
  answer: z.object({
    jsonrpc: z.literal('2.0'),
    id,
    result: z.unknown().optional(),
    error: z.looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
  }),
} as const
