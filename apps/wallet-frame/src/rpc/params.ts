import { type Address, getAddress, type Hex, isAddress, isHex, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { RpcFailure } from '../failure/RpcFailure.js'
import { isWellFormed } from '../text/visibleText.js'

/** An address in any case. */
export const address: z.ZodMiniType<Address> = z.pipe(
  z.string().check(z.refine((value) => isAddress(value, { strict: false }))),
  z.transform((value) => getAddress(value)),
)

/** Whole bytes as lowercase hex. */
export const bytes: z.ZodMiniType<Hex> = z.pipe(
  z.custom<Hex>((value) => isHex(value) && value.length % 2 === 0),
  z.transform((value) => value.toLowerCase() as Hex),
)

/** A number as hex or, from sloppy pages, in decimal; at most 256 bits. */
export const quantity: z.ZodMiniType<bigint> = z.pipe(
  z.union([z.string().check(z.regex(/^(0x[0-9a-fA-F]{1,64}|\d{1,77})$/)), z.number().check(z.int(), z.gte(0))]),
  z.transform((value) => BigInt(value)),
)

/** Content of a `personal_sign`: hex is bytes, anything else is text. */
export const messageBytes: z.ZodMiniType<Hex> = z.pipe(
  z.string().check(z.refine((value) => isWellFormed(value))),
  z.transform(
    (value): Hex => (isHex(value) && value.length % 2 === 0 ? (value.toLowerCase() as Hex) : stringToHex(value)),
  ),
)

/** Parses parameters. @throws RpcFailure -32602 */
export function parseParams<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const read = z.safeParse(schema, params)
  if (!read.success) throw new RpcFailure(-32602, 'Invalid parameters for this method')
  return read.data
}
