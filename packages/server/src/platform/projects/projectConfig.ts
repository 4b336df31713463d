import { z } from 'zod'
import { originPattern } from './originPattern.js'

/** A dapp that can use the server. Origins are exact (`https://app.example:8443`) or a host with a wildcard (`*.app.example`). */
export type ProjectConfig = {
  readonly id: string
  readonly name: string
  /** Empty allows any origin. */
  readonly allowedOrigins: readonly string[]
  /** Default: `auth.emailCapture`. */
  readonly emailCapture?: 'off' | 'optional' | 'required' | undefined
  /** Maximum points per UTC day and month. Default: unlimited. */
  readonly quota?: { readonly perDay?: number | undefined; readonly perMonth?: number | undefined } | undefined
  /** Overrides for the embedded wallet. */
  readonly wallet?: z.output<typeof projectWallet> | undefined
}

/** `open` accepts any project ID (development). A list accepts only those. */
export type ProjectsConfig = 'open' | readonly ProjectConfig[]

/** Whether users verify an email address before they sign in. */
export const emailCapture: z.ZodEnum<{ off: 'off'; optional: 'optional'; required: 'required' }> = z.enum([
  'off',
  'optional',
  'required',
])

/** How accounts of the embedded wallet are deployed, if at all. */
export const smartAccounts = z.enum(['off', 'contract', '7702'])
/** Where users approve requests of the embedded wallet. */
export const approval = z.enum(['auto', 'frame', 'window'])
/** Sign-in providers of the embedded wallet. */
export const socialProvider = z.enum(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])

/** Project overrides for the embedded wallet. */
const projectWallet = z.strictObject({
  email: z.boolean().optional(),
  /** Subset of the configured providers. */
  socials: z.array(socialProvider).optional(),
  smartAccounts: smartAccounts.optional(),
  approval: approval.optional(),
})

const quota = z
  .strictObject({ perDay: z.int().positive().optional(), perMonth: z.int().positive().optional() })
  .refine(({ perDay, perMonth }) => perDay !== undefined || perMonth !== undefined, 'must set perDay, perMonth or both')

/** Schema of a project. */
export const projectConfig = z.strictObject({
  id: z.string().min(1),
  name: z.string().default(''),
  allowedOrigins: z.array(originPattern).default([]),
  emailCapture: emailCapture.optional(),
  quota: quota.optional(),
  wallet: projectWallet.optional(),
})
