import type { Migration } from 'kysely'
import { createTables } from './createTables.js'

/** The embedded wallet: users and their sign-in methods, devices, passkeys, sealed copies, and pending challenges. */
export const wallet: Migration = {
  async up({ schema }) {
    const createIndex = ([table, ...columns]: readonly [table: string, ...columns: string[]]) =>
      schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
    await createTables(schema, {
      wallet_users: `
        id text key, eoa text?, owner text?, solana text?, created_at bigint, deletion_at bigint?,
        deletion_device text?, deletion_notice_at bigint?`,
      wallet_identities: 'id text key, user_id text, provider text, subject_hash text, label text, created_at bigint',
      wallet_devices: 'id text key, user_id text, jkt text, label text, created_at bigint, seen_at bigint',
      wallet_logins: `
        id text key, user_id text, device_id text, jkt text, method text, refresh_hash text, created_at bigint,
        fresh_until bigint, expires_at bigint`,
      wallet_challenges: `
        id text key, kind text, jkt text, link_hash text?, code_hash text?, sealed text, tries integer,
        link_tries integer, expires_at bigint`,
      wallet_passkeys: `
        credential_id text key, user_id text, public_key text, counter bigint, transports text, label text,
        created_at bigint, used_at bigint`,
      wallet_keys: `
        id text key, user_id text, kind text, label text, device_id text?, credential_id text?, sealed text,
        created_at bigint, used_at bigint`,
      wallet_tickets: `
        id text key, provider text, jkt text, state_hash text?, code_hash text?, sealed text, status text,
        expires_at bigint`,
      wallet_audit: 'id text key, user_id text, type text, label text, at bigint',
      wallet_token_keys: 'generation integer key, kid text, public_key text, sealed_key text, made_at bigint',
    })
    await createIndex(['wallet_identities', 'provider', 'subject_hash']).unique().execute()
    await createIndex(['wallet_devices', 'user_id', 'jkt']).unique().execute()
    const indexes = [
      ['wallet_users', 'deletion_at'],
      ['wallet_users', 'deletion_notice_at'],
      ['wallet_identities', 'user_id'],
      ['wallet_logins', 'user_id', 'device_id'],
      ['wallet_logins', 'expires_at'],
      ['wallet_challenges', 'link_hash'],
      ['wallet_challenges', 'expires_at'],
      ['wallet_passkeys', 'user_id'],
      ['wallet_keys', 'user_id'],
      ['wallet_tickets', 'state_hash'],
      ['wallet_tickets', 'expires_at'],
      ['wallet_audit', 'user_id', 'id'],
      ['wallet_audit', 'at'],
    ] as const
    for (const index of indexes) await createIndex(index).execute()
  },
}
