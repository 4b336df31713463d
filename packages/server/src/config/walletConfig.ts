import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'
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

/** The embedded wallet: its frame and its API, on a host and port of their own. */
export const walletConfig = z.strictObject({
  /** Where pages load the frame from: HTTPS, or HTTP on this machine. Nothing else may be on it. */
  origin: z.string().refine(isWalletOrigin, 'must be an origin like https://wallet.dapp.example, without a path'),
  /** Default: the server's own. */
  host: z.string().min(1).optional(),
  port: z.int().min(0).max(65_535).default(4403),
  /** Folder of a built frame; without it a static host has the files and passes `/wallet/v1` and `/v1` on. */
  frame: z.string().min(1).optional(),
  /** Public keys of releases, Ed25519, 32 bytes as base64url. Without any only a frame on this machine is served. */
  releaseKeys: z.array(z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url')).default([]),
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

function isWalletOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}
