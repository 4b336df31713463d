import * as z from 'zod/mini'
import type { KeyValue } from '../storage/createKeyValue.js'

/** A code that was mailed, as this device remembers it: a reload, or a view that closed, does not lose it. Times are milliseconds by the clock of the device. */
const pendingSchema = z.object({
  /** Whose wallet it is about; absent for a login. */
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

/** Keeps one. */
export type Pending = {
  /** The one that is good yet. */
  read(): Promise<PendingCode | undefined>
  keep(code: PendingCode): Promise<void>
  drop(): Promise<void>
}

/** What the server says of the times of a code. */
type Times = { readonly expiresAt: number; readonly retryAt: number; readonly now: number }

/** Those times by the clock of this device. */
export function timesHere({ expiresAt, retryAt, now }: Times): Pick<PendingCode, 'sentAt' | 'retryAt' | 'expiresAt'> {
  const sentAt = Date.now()
  return { sentAt, retryAt: retryAt - now + sentAt, expiresAt: expiresAt - now + sentAt }
}

/** Keeps the code that was asked for last under a name. What was kept is read as a stranger's; where nothing can be kept a reload begins anew. */
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
