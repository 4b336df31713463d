import * as z from 'zod/mini'

/** Every message uses CAIP-2 IDs for networks. Each chain has exactly one, because leading zeros are rejected. */
export const chainIdSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^(eip155:[1-9]\d{0,14}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/))

/** The namespaces of the embedded wallet. */
export const namespaceSchema: z.ZodMiniEnum<{ eip155: 'eip155'; solana: 'solana' }> = z.enum(['eip155', 'solana'])

/** A standard account (EOA) or a smart account (contract). */
export const accountTypeSchema: z.ZodMiniEnum<{ eoa: 'eoa'; smartAccount: 'smartAccount' }> = z.enum([
  'eoa',
  'smartAccount',
])

/** Social providers, in their default display order. */
export const socialProviderSchema: z.ZodMiniEnum<{
  google: 'google'
  x: 'x'
  discord: 'discord'
  farcaster: 'farcaster'
  github: 'github'
  apple: 'apple'
  facebook: 'facebook'
}> = z.enum(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])

/** Providers with a sign-in page. Farcaster uses its app instead. */
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

/** Validated again by the frame's server. */
export const emailSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(320), z.regex(/^[^\s@]{1,64}@[^\s@]{1,255}$/))

/** Six digits. */
export const otpSchema: z.ZodMiniType<string> = z.string().check(z.regex(/^\d{6}$/))

/** An address in the format of its chain. */
export const addressSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/))

/** `http:` or `https:`, at most 4096 characters. */
export const urlSchema: z.ZodMiniType<string> = z.string().check(z.maxLength(4096), z.regex(/^https?:\/\/[^\s]+$/))

/** Text for display, with a maximum length. */
export const textSchema = (length: number): z.ZodMiniType<string> => z.string().check(z.maxLength(length))
