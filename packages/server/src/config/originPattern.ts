import { z } from 'zod'
import { isOriginPattern } from '../projects/matchesOrigin.js'

/** An origin of an option, or a pattern of origins. */
export const originPattern: z.ZodString = z
  .string()
  .refine(isOriginPattern, 'must be like https://app.example or *.app.example, where * stands for one label')
