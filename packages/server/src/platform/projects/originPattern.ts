import { z } from 'zod'
import { isOriginPattern } from './matchesOrigin.js'

/** Schema of an origin or an origin pattern. */
export const originPattern: z.ZodString = z.string().refine(isOriginPattern, {
  error: ({ input }) =>
    `must be an origin like https://app.example or *.app.example (* matches one label), with an optional port and no path; received ${JSON.stringify(input)}`,
})
