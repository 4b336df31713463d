import * as z from 'zod/mini'

/** Networks are named as CAIP-2 does in every message, so that one id never stands for two chains. */
export const chainIdSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^(eip155:\d{1,15}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/))

/** The namespaces of the embedded wallet. */
export const namespaceSchema: z.ZodMiniEnum<{ eip155: 'eip155'; solana: 'solana' }> = z.enum(['eip155', 'solana'])

/** The plain address, and the account that is a contract. */
export const accountTypeSchema: z.ZodMiniEnum<{ eoa: 'eoa'; smartAccount: 'smartAccount' }> = z.enum([
  'eoa',
  'smartAccount',
])

/** Social logins, in the order in which they are offered unless the app says otherwise. */
export const socialProviderSchema: z.ZodMiniEnum<{
  google: 'google'
  x: 'x'
  discord: 'discord'
  farcaster: 'farcaster'
  github: 'github'
  apple: 'apple'
  facebook: 'facebook'
}> = z.enum(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])

/** Those of them that have a page to log in at; Farcaster has an app. */
export const pageProviderSchema: z.ZodMiniEnum<{
  google: 'google'
  x: 'x'
  discord: 'discord'
  github: 'github'
  apple: 'apple'
  facebook: 'facebook'
}> = z.enum(['google', 'x', 'discord', 'github', 'apple', 'facebook'])

/** See {@link socialProviderSchema}. */
export type SocialProvider = z.output<typeof socialProviderSchema>
/** See {@link pageProviderSchema}. */
export type PageProvider = z.output<typeof pageProviderSchema>

/** As the server of the frame reads it: parsed again there. */
export const emailSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(320), z.regex(/^[^\s@]{1,64}@[^\s@]{1,255}$/))

/** Six digits. */
export const otpSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^\d{6}$/))

/** An address in the writing of its chain. */
export const addressSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/))

/** `http:` or `https:`, at most 4096 characters. */
export const urlSchema: z.ZodMiniType<string> = z.string().check(z.maxLength(4096), z.regex(/^https?:\/\/[^\s]+$/))

/** Text that is shown: capped. */
export const textSchema = (length: number): z.ZodMiniType<string> => z.string().check(z.maxLength(length))
