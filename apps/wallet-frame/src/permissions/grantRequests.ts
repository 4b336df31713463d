import { isHex } from 'viem'
import * as z from 'zod/mini'
import { address } from '../rpc/params.js'

/** Maximum number of permissions per request, because the user reviews each. */
const maxRequested = 8

const chainId = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/))
const expiry = z.int().check(z.gte(1))
const none = z.optional(z.array(z.unknown()).check(z.maxLength(0)))
const kind = { type: z.string().check(z.maxLength(100)), data: z.record(z.string(), z.unknown()) }
const publicKey = z.string().check(z.regex(/^0x(04[0-9a-fA-F]{128}|0[23][0-9a-fA-F]{64})$/))
const key = z.strictObject({ type: z.literal('secp256k1'), publicKey })
const signer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('account'), data: z.strictObject({ address }) }),
  z.strictObject({ type: z.literal('key'), data: key }),
  z.strictObject({ type: z.literal('keys'), data: z.strictObject({ keys: z.tuple([key]) }) }),
])
const rule = z.strictObject({ type: z.literal('expiry'), data: z.strictObject({ timestamp: expiry }) })

/** The delegate as pages specify it. */
export type RequestedSigner = z.output<typeof signer>

/** Parameter schemas of the ERC-7715 methods. Unknown fields are rejected: each could be a limit that the page relies on. */
export const grantRequests = {
  older: z.tuple(
    [
      z.strictObject({
        chainId,
        address: z.optional(address),
        expiry,
        signer,
        permissions: z.tuple([z.strictObject({ ...kind, required: z.optional(z.boolean()), policies: none })]),
        policies: none,
      }),
    ],
    z.unknown(),
  ),
  present: z
    .array(
      z.strictObject({
        chainId,
        from: z.optional(address),
        to: address,
        permission: z.strictObject({ ...kind, isAdjustmentAllowed: z.optional(z.boolean()) }),
        rules: z.tuple([rule]),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxRequested)),
  revocation: z.tuple(
    [
      z.object({
        permissionContext: z.custom<`0x${string}`>((value) => isHex(value) && value.length <= 200_000),
      }),
    ],
    z.unknown(),
  ),
}
