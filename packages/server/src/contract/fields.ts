import { z } from 'zod'

/** A check whose failure is answered with 400 and this field in `reasons`, not with plain text. */
export function reasoned(field: string): { params: { field: string } } {
  return { params: { field } }
}

const CAIP_2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const CAIP_10 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/

/** A chain as CAIP-2; failing is a reason with field `chainId`. */
export const chainId = z
  .string()
  .refine((text) => CAIP_2.test(text), { error: 'The chain must be a CAIP-2 ID like eip155:1', ...reasoned('chainId') })
  .meta({ description: 'CAIP-2 ID', example: 'eip155:31337' })

/** An account or a token as CAIP-10; failing is a reason with an empty field (rule wire-2). */
export const caip10 = z
  .string()
  .refine((text) => CAIP_10.test(text), { error: 'Must be a CAIP-10 ID like eip155:1:0x…', ...reasoned('') })
  .meta({ description: 'CAIP-10 ID', example: 'eip155:31337:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' })

/** Words separated by commas. */
export const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )

/** Body of every refusal. */
export const refusal = z.object({
  status: z.literal('FAILED'),
  reasons: z.array(z.object({ field: z.string(), description: z.string() })),
})

/** Answer of calls whose success is all there is to say. */
export const success = z.object({ success: z.literal(true) })
