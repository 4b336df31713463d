import { z } from 'zod'
import { isOriginPattern } from '../projects/matchesOrigin.js'

/** An origin of an option, or a pattern of origins. */
export const originPattern: z.ZodString = z.string().refine(isOriginPattern, {
  error: ({ input }) =>
    `must be like https://app.example or *.app.example, where * stands for one label, without a path and with a port number or none: ${JSON.stringify(input)} matches no page`,
})
