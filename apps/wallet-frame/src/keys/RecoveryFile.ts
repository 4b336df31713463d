import * as z from 'zod/mini'
import { sealedCopySchema } from './SealedCopy.js'

/** Schema of a recovery file (`docs/recovery-format.md`). */
export const recoveryFileSchema = z.object({
  format: z.literal('kit-recovery/1'),
  user: z.uuid(),
  addresses: z.object({ eoa: z.string(), owner: z.string(), solana: z.string() }),
  copy: z.extend(sealedCopySchema, { kind: z.literal('code') }),
})

/** See {@link recoveryFileSchema}. */
export type RecoveryFile = z.output<typeof recoveryFileSchema>
