import { z } from 'zod'

/** A topic: 32 bytes in lower-case hex. */
export const topicParam: z.ZodType<string> = z.string().regex(/^[0-9a-f]{64}$/)

/** Seconds a message is kept. */
export const ttlParam: z.ZodType<number> = z.int().positive()

/** A text that must not be empty. */
export const messageParam: z.ZodType<string> = z.string().min(1)

/** What a verify server said about the dapp; the empty string is a value of its own. */
export const attestationParam: z.ZodType<string | null | undefined> = z.string().max(16_384).nullish()
