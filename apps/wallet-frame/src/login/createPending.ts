import * as z from 'zod/mini'
import type { KeyValue } from '../storage/createKeyValue.js'

/** A code that was emailed, stored so that it survives a reload or a closed view. Times are milliseconds by the clock of the device. */
const pendingSchema = z.object({
  /** User of the wallet that it concerns; absent for a login. */
  user: z.optional(z.uuid()),
  challenge: z.uuid(),
  email: z.string(),
  action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
  match: z.optional(z.string()),
  sentAt: z.number(),
  retryAt: z.number(),
  expiresAt: z.number(),
})

/** See {@link createPending}. */
export type PendingCode = z.output<typeof pendingSchema>

/** Stores one pending code. */
export type Pending = {
  /** Returns the code if it has not expired. */
  read(): Promise<PendingCode | undefined>
  keep(code: PendingCode): Promise<void>
  drop(): Promise<void>
}

/** Times of a code by the server's clock. */
type Times = { readonly expiresAt: number; readonly retryAt: number; readonly now: number }

/** Converts these times to the clock of this device. */
export function timesHere({ expiresAt, retryAt, now }: Times): Pick<PendingCode, 'sentAt' | 'retryAt' | 'expiresAt'> {
  const sentAt = Date.now()
  return { sentAt, retryAt: retryAt - now + sentAt, expiresAt: expiresAt - now + sentAt }
}

/** Creates the store of the last requested code under a name. Stored values are untrusted; without storage, a reload starts over. */
export function createPending(keyValue: KeyValue, name: string): Pending {
  return {
    async read() {
      const { data } = pendingSchema.safeParse(await keyValue.get(name).catch(() => undefined))
      return data !== undefined && data.expiresAt > Date.now() ? data : undefined
    },
    keep: (code) => keyValue.set(name, code).catch(() => undefined),
    drop: () => keyValue.remove(name).catch(() => undefined),
  }
}
