import * as z from 'zod/mini'

/** Who is logged in on this device, as the server said it last. */
export const sessionSchema = z.object({
  user: z.uuid(),
  session: z.uuid(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
  freshUntil: z.number(),
  isNew: z.boolean(),
  now: z.number(),
})

/** See {@link sessionSchema}; `skewMs` is what the server's clock is ahead of this one's. */
export type Session = z.output<typeof sessionSchema> & { readonly skewMs: number }
