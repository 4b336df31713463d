import { z } from 'zod'

/** A topic: 32 bytes in lower-case hex. */
export const topicParam: z.ZodType<string> = z.string().regex(/^[0-9a-f]{64}$/)

/** Seconds a message is kept. */
export const ttlParam: z.ZodType<number> = z.int().positive()

// The store would truncate a text at a NUL and replace a lone surrogate, so they are refused. Encrypted messages contain neither.
const storable = /^[^\0\p{Surrogate}]*$/u

/** Non-empty text that the store returns unchanged. */
export const messageParam: z.ZodType<string> = z.string().min(1).regex(storable)

/** Attestation of a verify server about the dapp; the empty string is a separate value. */
export const attestationParam: z.ZodType<string | null | undefined> = z.string().max(16_384).regex(storable).nullish()
