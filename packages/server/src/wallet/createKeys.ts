import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { addresses as addressesSchema, sealedCopy } from '../contract/walletFields.js'
import { HttpError } from '../platform/http/HttpError.js'
import type { KeyVault } from '../platform/keys/createKeyVault.js'
import type { Tables } from '../platform/store/Tables.js'
import { changeUser, unauthorized } from './createUsers.js'

/** The root encrypted with one unlock key, as sealed by the frame. */
export type SealedCopy = z.output<typeof sealedCopy>
/** Accounts of a root. */
export type WalletAddresses = z.output<typeof addressesSchema>

/** An unlock key, without its copy. */
export type UnlockKey = {
  readonly keyId: string
  readonly kind: SealedCopy['kind']
  readonly label: string
  readonly device: string | null
  readonly credentialId: string | null
  readonly createdAt: number
  readonly usedAt: number
}

/** Sealed copies of users. */
export type Keys = {
  /**
   * Stores a copy; a device copy replaces the previous one. `device` is the sender.
   * @throws HttpError 400, by field of the copy, when it does not match the wallet
   */
  add(user: string, copy: SealedCopy, addresses: WalletAddresses, device: string, db?: Kysely<Tables>): Promise<void>
  /** Undefined for a missing copy, or one of another device. */
  read(user: string, keyId: string, device: string): Promise<SealedCopy | undefined>
  list(user: string): Promise<readonly UnlockKey[]>
  /** Returns every copy, for an export. */
  copies(user: string): Promise<readonly SealedCopy[]>
  /**
   * Removes a copy, and the device that has it with its sessions, unless that is the sender's `device`.
   * @throws HttpError 404 when there is none, 403 when it is the last; both field `keyId`
   */
  remove(user: string, keyId: string, device: string): Promise<UnlockKey>
}

/** Dependencies of {@link createKeys}. */
export type KeyOptions = { readonly db: Kysely<Tables>; readonly vault: KeyVault; readonly now: () => number }

const maxKeys = 20

/** Returns the SHA-256 of the addresses, base64url-encoded, by which copies identify their wallet. */
export function fingerprintOf({ eoa, owner, solana }: WalletAddresses): string {
  return createHash('sha256').update([eoa, owner, solana].join()).digest('base64url')
}

/** Stores copies sealed once more: a backup without the server's key does not even contain what the frame sealed. */
export function createKeys(options: KeyOptions): Keys {
  const { db, vault, now } = options

  return {
    async add(user, copy, addresses, device, transaction) {
      if (copy.fingerprint !== fingerprintOf(addresses))
        throw new HttpError(400, 'fingerprint', 'The copy belongs to another wallet')
      if (transaction !== undefined) return addCopy(transaction, options, user, copy, device)
      // A copy that is refused must not have replaced another.
      await changeUser(db, user, (own) => addCopy(own, options, user, copy, device))
    },
    async read(user, keyId, device) {
      const row = await db
        .updateTable('wallet_keys')
        .set({ used_at: now() })
        .where('user_id', '=', user)
        .where('id', '=', keyId)
        .where((eb) => eb.or([eb('device_id', 'is', null), eb('device_id', '=', device)]))
        .returning('sealed')
        .executeTakeFirst()
      const text = row && vault.open(idOf(user, keyId), row.sealed)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async list(user) {
      const rows = await db
        .selectFrom('wallet_keys')
        .leftJoin('wallet_devices', 'wallet_devices.id', 'wallet_keys.device_id')
        .selectAll('wallet_keys')
        .select(['wallet_devices.label as device', 'wallet_devices.seen_at as seen'])
        .where('wallet_keys.user_id', '=', user)
        .orderBy('wallet_keys.created_at')
        .orderBy('wallet_keys.id')
        .execute()
      // A device is listed by its own name and its last sign-in.
      return rows.map(({ device, seen, ...row }) => {
        const known = unlockKeyOf(row)
        return { ...known, label: device ?? known.label, usedAt: Math.max(seen ?? 0, known.usedAt) }
      })
    },
    async copies(user) {
      const rows = await db.selectFrom('wallet_keys').select(['id', 'sealed']).where('user_id', '=', user).execute()
      return rows.flatMap(({ id, sealed }) => JSON.parse(vault.open(idOf(user, id), sealed) ?? '[]'))
    },
    remove: (user, keyId, device) =>
      changeUser(db, user, async (transaction) => {
        const removed = await removeCopy(transaction, user, keyId)
        if (removed.device !== null && removed.device !== device) await removeDevice(transaction, user, removed.device)
        return removed
      }),
  }
}

async function addCopy(
  db: Kysely<Tables>,
  { vault, now }: KeyOptions,
  user: string,
  copy: SealedCopy,
  device: string,
): Promise<void> {
  const { keyId, kind, credentialId, label } = copy
  if (kind === 'passkey') {
    const passkey = await db
      .selectFrom('wallet_passkeys')
      .select('credential_id')
      .where('user_id', '=', user)
      .where('credential_id', '=', credentialId ?? '')
      .executeTakeFirst()
    if (passkey === undefined) throw new HttpError(400, 'credentialId', 'Unknown passkey')
  }
  if (kind === 'device') {
    const known = db.selectFrom('wallet_devices').select('id').where('user_id', '=', user).where('id', '=', device)
    // Another device may have removed this one since.
    if ((await known.executeTakeFirst()) === undefined) throw unauthorized()
    await db.deleteFrom('wallet_keys').where('user_id', '=', user).where('device_id', '=', device).execute()
  }
  const { count } = await db
    .selectFrom('wallet_keys')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxKeys) throw new HttpError(400, 'copy', 'Too many unlock methods. Remove one first.')
  const added = await db
    .insertInto('wallet_keys')
    .values({
      id: keyId,
      user_id: user,
      kind,
      label,
      device_id: kind === 'device' ? device : null,
      credential_id: credentialId ?? null,
      sealed: vault.seal(idOf(user, keyId), JSON.stringify(copy)),
      created_at: now(),
      used_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) throw new HttpError(400, 'keyId', 'A copy with this ID already exists')
}

async function removeCopy(db: Kysely<Tables>, user: string, keyId: string): Promise<UnlockKey> {
  const rows = await db.selectFrom('wallet_keys').selectAll().where('user_id', '=', user).execute()
  const row = rows.find(({ id }) => id === keyId)
  if (row === undefined) throw new HttpError(404, 'keyId', 'Key not found')
  if (rows.length === 1) throw new HttpError(403, 'keyId', 'This is the last unlock method of the wallet')
  await db.deleteFrom('wallet_keys').where('user_id', '=', user).where('id', '=', keyId).execute()
  if (row.credential_id !== null)
    await db
      .deleteFrom('wallet_passkeys')
      .where('user_id', '=', user)
      .where('credential_id', '=', row.credential_id)
      .execute()
  return unlockKeyOf(row)
}

async function removeDevice(db: Kysely<Tables>, user: string, device: string): Promise<void> {
  await db.deleteFrom('wallet_logins').where('user_id', '=', user).where('device_id', '=', device).execute()
  await db.deleteFrom('wallet_devices').where('user_id', '=', user).where('id', '=', device).execute()
}

function idOf(user: string, keyId: string): string {
  return `${user}\n${keyId}`
}

function unlockKeyOf(row: Tables['wallet_keys']): UnlockKey {
  return {
    keyId: row.id,
    kind: row.kind,
    label: row.label,
    device: row.device_id,
    credentialId: row.credential_id,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}
