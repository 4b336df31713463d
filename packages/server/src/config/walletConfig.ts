import { z } from 'zod'
import { isWalletOrigin } from '../release/frameSettings.js'
import { walletProviderConfig } from './walletProviderConfig.js'

const smartAccounts = z.enum(['off', 'contract', '7702'])
const approval = z.enum(['auto', 'frame', 'window'])
const social = z.keyof(walletProviderConfig)

/** What a project says otherwise of the embedded wallet. */
export const projectWallet = z.strictObject({
  email: z.boolean().optional(),
  /** Of those that are configured. */
  socials: z.array(social).optional(),
  smartAccounts: smartAccounts.optional(),
  approval: approval.optional(),
})

const walletOrigin = z
  .string()
  .refine(isWalletOrigin, 'must be an origin like https://wallet.dapp.example, without a path')

/** The embedded wallet: its logins and its API, on a host and port of their own. The frame is on another host, which this server never answers for. */
export const walletConfig = z.strictObject({
  /** Origin of the frame. Only static files of a signed release may be there. */
  origin: walletOrigin,
  /** Origin of the login host, where this server answers for the wallet. */
  login: walletOrigin,
  /** Default: the server's own. */
  host: z.string().min(1).optional(),
  port: z.int().min(0).max(65_535).default(4405),
  /** Whether people log in by e-mail. */
  email: z.boolean().default(true),
  /** Where else they log in. */
  providers: walletProviderConfig.default({}),
  smartAccounts: smartAccounts.default('off'),
  /** Whether a passkey or a code must exist before a page gets an address. */
  recovery: z.enum(['first', 'later']).default('first'),
  /** Where visitors decide. */
  approval: approval.default('auto'),
})
