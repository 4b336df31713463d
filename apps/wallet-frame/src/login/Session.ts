import * as z from 'zod/mini'

/** The session on this device, as the server last reported it. */
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

/** See {@link sessionSchema}; `skewMs` is how far the server's clock is ahead of this one. */
export type Session = z.output<typeof sessionSchema> & { readonly skewMs: number }
