import { z } from 'zod'
import { approval, smartAccounts } from '../platform/projects/projectConfig.js'
import { isWalletOrigin } from './release/frameSettings.js'
import { walletProviderConfig } from './walletProviderConfig.js'

const walletOrigin = z
  .string()
  .refine(isWalletOrigin, 'must be an origin like https://wallet.dapp.example, without a path')

/** Parsed {@link walletConfig}. */
export type WalletConfig = z.output<typeof walletConfig>

/**
 * The embedded wallet: its sign-in methods and its API, on a separate host and port. The frame is on another host that this server never
 * serves.
 */
export const walletConfig = z.strictObject({
  /** Origin of the frame. Must serve only the static files of a signed release. */
  origin: walletOrigin,
  /** Origin of the login host, which serves the wallet API. */
  login: walletOrigin,
  /** URL of the server whose API the login host serves at `/v1`. Read only by `kit-server wallet`; others serve their own. */
  apiUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  /** Default: `host` of the server. */
  host: z.string().min(1).optional(),
  port: z.int().min(0).max(65_535).default(4405),
  /** Enables sign-in by email. */
  email: z.boolean().default(true),
  /** Social sign-in providers. */
  providers: walletProviderConfig.default({}),
  smartAccounts: smartAccounts.default('off'),
  /** Whether a passkey or recovery code must exist before a page gets an address. */
  recovery: z.enum(['first', 'later']).default('first'),
  /** Where users approve requests. */
  approval: approval.default('auto'),
})
