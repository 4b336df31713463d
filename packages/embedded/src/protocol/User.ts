import * as z from 'zod/mini'
import { accountTypeSchema, addressSchema, chainIdSchema, emailSchema, textSchema } from './fields.js'

/** Who is logged in, as the page is told: the account of one namespace (rule entities-10). Hex and base58 in the writing of the chain. */
export const userSchema = z.object({
  email: z.optional(emailSchema),
  /** How the visitor is called at the social login. */
  userName: z.optional(textSchema(256)),
  /** The address of the preferred account. */
  address: addressSchema,
  chainId: chainIdSchema,
  /** Both kinds where the network has both. */
  accounts: z
    .array(z.object({ address: addressSchema, type: accountTypeSchema }))
    .check(z.minLength(1), z.maxLength(8)),
  preferredAccountType: accountTypeSchema,
  smartAccountDeployed: z.optional(z.boolean()),
  /** With `message`: what was signed for the `siwxMessage` of the request. */
  signature: z.optional(textSchema(20_000)),
  message: z.optional(textSchema(20_000)),
})

/** See {@link userSchema}. */
export type User = z.output<typeof userSchema>
