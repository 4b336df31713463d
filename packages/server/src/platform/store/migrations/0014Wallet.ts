import type { Kysely, Migration } from 'kysely'

/** The embedded wallet: users and their sign-in methods, devices, passkeys, sealed copies, and pending challenges. */
export const wallet: Migration = {
  async up({ schema }: Kysely<unknown>) {
    const tables = {
      wallet_users: {
        id: 'key',
        eoa: 'text?',
        owner: 'text?',
        solana: 'text?',
        created_at: 'time',
        deletion_at: 'time?',
        deletion_device: 'text?',
        deletion_notice_at: 'time?',
      },
      wallet_identities: {
        id: 'key',
        user_id: 'text',
        provider: 'text',
        subject_hash: 'text',
        label: 'text',
        created_at: 'time',
      },
      wallet_devices: { id: 'key', user_id: 'text', jkt: 'text', label: 'text', created_at: 'time', seen_at: 'time' },
      wallet_logins: {
        id: 'key',
        user_id: 'text',
        device_id: 'text',
        jkt: 'text',
        method: 'text',
        refresh_hash: 'text',
        created_at: 'time',
        fresh_until: 'time',
        expires_at: 'time',
      },
      wallet_challenges: {
        id: 'key',
        kind: 'text',
        jkt: 'text',
        link_hash: 'text?',
        code_hash: 'text?',
        sealed: 'text',
        tries: 'count',
        link_tries: 'count',
        expires_at: 'time',
      },
      wallet_passkeys: {
        credential_id: 'key',
        user_id: 'text',
        public_key: 'text',
        counter: 'time',
        transports: 'text',
        label: 'text',
        created_at: 'time',
        used_at: 'time',
      },
      wallet_keys: {
        id: 'key',
        user_id: 'text',
        kind: 'text',
        label: 'text',
        device_id: 'text?',
        credential_id: 'text?',
        sealed: 'text',
        created_at: 'time',
        used_at: 'time',
      },
      wallet_tickets: {
        id: 'key',
        provider: 'text',
        jkt: 'text',
        state_hash: 'text?',
        code_hash: 'text?',
        sealed: 'text',
        status: 'text',
        expires_at: 'time',
      },
      wallet_audit: { id: 'key', user_id: 'text', type: 'text', label: 'text', at: 'time' },
      wallet_token_keys: {
        generation: 'generation',
        kid: 'text',
        public_key: 'text',
        sealed_key: 'text',
        made_at: 'time',
      },
    } as const

    const unique: readonly (readonly [table: string, ...columns: string[]])[] = [
      ['wallet_identities', 'provider', 'subject_hash'],
      ['wallet_devices', 'user_id', 'jkt'],
    ]

    const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
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
    ]

    for (const [name, columns] of Object.entries(tables)) {
      let table = schema.createTable(name)
      for (const [column, kind] of Object.entries<string>(columns)) {
        const type = kind.startsWith('time') ? 'bigint' : kind === 'count' || kind === 'generation' ? 'integer' : 'text'
        table = table.addColumn(column, type, (of) => {
          if (kind === 'key' || kind === 'generation') return of.primaryKey()
          return kind.endsWith('?') ? of : of.notNull()
        })
      }
      await table.execute()
    }
    for (const [table, ...columns] of unique) {
      const name = `${table}_by_${columns.join('_')}`
      await schema.createIndex(name).unique().on(table).columns(columns).execute()
    }
    for (const [table, ...columns] of indexes)
      await schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute()
  },
}
