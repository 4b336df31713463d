import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../platform/store/Tables.js'
import type { Audit } from './createAudit.js'

/** Devices of users, each with its own key. `db` is the transaction of a change. */
export type Devices = {
  /** Returns the ID of the device with a key, created on its first sign-in. */
  upsert(db: Kysely<Tables>, user: string, jkt: string, label: string): Promise<string>
  markSeen(device: string): Promise<void>
}

/** Dependencies of {@link createDevices}. */
export type DeviceOptions = { readonly db: Kysely<Tables>; readonly audit: Audit; readonly now: () => number }

/** Keeps devices in the store. */
export function createDevices({ db: own, audit, now }: DeviceOptions): Devices {
  return {
    async upsert(db, user, jkt, label) {
      const id = randomUUID()
      const device = await db
        .insertInto('wallet_devices')
        .values({ id, user_id: user, jkt, label, created_at: now(), seen_at: now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'jkt']).doUpdateSet({ label, seen_at: now() }))
        .returning('id')
        .executeTakeFirstOrThrow()
      if (device.id === id) await audit.record(user, 'device/added', label, db)
      return device.id
    },
    async markSeen(device) {
      await own.updateTable('wallet_devices').set({ seen_at: now() }).where('id', '=', device).execute()
    },
  }
}
