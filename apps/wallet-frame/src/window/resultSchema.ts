import * as z from 'zod/mini'

/** What became of a command. */
export const resultSchema = z.union([
  z.object({
    id: z.number(),
    fault: z.object({ status: z.number(), field: z.string(), message: z.string(), retryMs: z.optional(z.number()) }),
  }),
  z.object({ id: z.number(), value: z.unknown() }),
])

/** @see resultSchema */
export type Result = z.output<typeof resultSchema>
