import * as z from 'zod/mini'

/** What a ceremony gave in a window: for the server without what extensions gave, and the secret. */
export const passkeySchema = z.object({
  response: z.object({
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.record(z.string(), z.string()),
  }),
  secret: z.optional(z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.length === 32)),
})
