import * as z from 'zod/mini'
import { accountTypeSchema, addressSchema, chainIdSchema, emailSchema, textSchema } from './fields.js'

/**
 * The signed-in user as reported to the page: the account of one namespace (rule entities-10). Addresses and keys are in hex or base58, as
 * usual for the chain.
 */
export const userSchema = z.object({
  email: z.optional(emailSchema),
  /** The user's name at the social provider. */
  userName: z.optional(textSchema(256)),
  /** The address of the preferred account. */
  address: addressSchema,
  chainId: chainIdSchema,
  /** Both account types if the network supports them. */
  accounts: z
    .array(z.object({ address: addressSchema, type: accountTypeSchema }))
    .check(z.minLength(1), z.maxLength(8)),
  preferredAccountType: accountTypeSchema,
  smartAccountDeployed: z.optional(z.boolean()),
  /** With `message`: the signature for the `siwxMessage` of the request. */
  signature: z.optional(textSchema(20_000)),
  message: z.optional(textSchema(20_000)),
})

/** See {@link userSchema}. */
export type User = z.output<typeof userSchema>
