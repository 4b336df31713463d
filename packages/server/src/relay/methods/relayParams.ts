import { z } from 'zod'

/** A topic: 32 bytes in lower-case hex. */
export const topicParam: z.ZodType<string> = z.string().regex(/^[0-9a-f]{64}$/)

/** Seconds a message is kept. */
export const ttlParam: z.ZodType<number> = z.int().positive()

// The store would cut a text at a NUL and replace half a surrogate pair: better refused than changed. Sealed messages have neither.
const storable = /^[^\0\p{Surrogate}]*$/u

/** A text that is not empty and comes out of the store as it went in. */
export const messageParam: z.ZodType<string> = z.string().min(1).regex(storable)

/** What a verify server said about the dapp; the empty string is a separate value. */
export const attestationParam: z.ZodType<string | null | undefined> = z.string().max(16_384).regex(storable).nullish()
