import * as z from 'zod/mini'
import { chainIdSchema, textSchema } from './fields.js'

/** Fields of a sign-in message in which the frame inserts the address (`accountAddress: "{address}"`); CAIP-122. */
export const siwxMessageTemplateSchema = z.object({
  accountAddress: z.literal('{address}'),
  chainId: chainIdSchema,
  domain: textSchema(300),
  uri: textSchema(2048),
  version: textSchema(16),
  nonce: textSchema(300),
  statement: z.optional(textSchema(2048)),
  issuedAt: textSchema(64),
  expirationTime: z.optional(textSchema(64)),
  notBefore: z.optional(textSchema(64)),
  requestId: z.optional(textSchema(300)),
  resources: z.optional(z.array(textSchema(2048)).check(z.maxLength(32))),
})

/** See {@link siwxMessageTemplateSchema}. */
export type SiwxMessageTemplate = z.output<typeof siwxMessageTemplateSchema>
