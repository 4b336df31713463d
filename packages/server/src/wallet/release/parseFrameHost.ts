import { isLoopback } from '@kit/siwx/server'
import { z } from 'zod'
import { ConfigError } from '../../platform/config/ConfigError.js'
import { describeFaults } from '../../platform/config/describeFaults.js'
import { originPattern } from '../../platform/projects/originPattern.js'
import { isWalletOrigin } from './frameSettings.js'

const schema = z
  .strictObject({
    /** Origin from which pages load the frame. */
    origin: z.string().refine(isWalletOrigin, 'must be an origin like https://wallet.dapp.example, without a path'),
    host: z.string().min(1).default('127.0.0.1'),
    port: z.int().min(0).max(65_535).default(4403),
    /** Folder of the release. */
    folder: z.string().min(1),
    /**
     * Trusted Ed25519 public keys (32 bytes, base64url-encoded), one of which must have signed the release. Without any, only this machine
     * can load the frame.
     */
    releaseKeys: z.array(z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url')).default([]),
    /** Origins or patterns of pages that can embed the frame. `*` allows any, on this machine only. */
    embedders: z
      .array(z.union([z.literal('*'), originPattern]))
      .min(1, 'must list the origins that can embed the wallet'),
  })
  .superRefine(({ origin, releaseKeys, embedders }, { addIssue }) => {
    if (isLoopback(new URL(origin).hostname)) return
    if (releaseKeys.length === 0)
      addIssue({ code: 'custom', path: ['releaseKeys'], message: 'required when other machines load the frame' })
    if (embedders.includes('*'))
      addIssue({ code: 'custom', path: ['embedders'], message: 'must list the origins that can embed the wallet' })
  })

/** Complete configuration of a frame host: no secret, no database. */
export type FrameHostConfig = z.output<typeof schema>

/** Validates the configuration of a frame host. @throws ConfigError naming each invalid option */
export function parseFrameHost(input: unknown): FrameHostConfig {
  const { success, data, error } = schema.safeParse(input)
  if (success) return data
  throw new ConfigError(describeFaults(schema, error.issues))
}
