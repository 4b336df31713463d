import { z } from 'zod'

/** Marks a check whose failure gets status 400 with this field in `reasons` instead of plain text. */
export function failureField(field: string): { params: { field: string } } {
  return { params: { field } }
}

const caip2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const caip10Pattern = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/

/** A CAIP-2 chain ID; an invalid one is reported with field `chainId`. */
export const chainId = z
  .string()
  .refine((text) => caip2.test(text), {
    error: 'The chain must be a CAIP-2 ID like eip155:1',
    ...failureField('chainId'),
  })
  .meta({ description: 'CAIP-2 ID', example: 'eip155:31337' })

/** A CAIP-10 account or token; an invalid one is reported with an empty field (rule wire-2). */
export const caip10 = z
  .string()
  .refine((text) => caip10Pattern.test(text), { error: 'Must be a CAIP-10 ID like eip155:1:0x…', ...failureField('') })
  .meta({ description: 'CAIP-10 ID', example: 'eip155:31337:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' })

/** Comma-separated words. */
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
export const errorBody = z.object({
  status: z.literal('FAILED'),
  reasons: z.array(z.object({ field: z.string(), description: z.string() })),
})

/** Response of calls without any other result. */
export const success = z.object({ success: z.literal(true) })

/** Unix time in milliseconds. */
export const timeMs = (description: string) => z.int().meta({ description, example: 1_800_000_000_000 })
