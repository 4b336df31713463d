import type { NonceStore } from '@kit/siwx/server'
import type { Pool } from 'pg'

/** Stores used nonces in a Postgres table: `create table siwx_nonces (nonce text primary key, expires_at bigint not null)`. */
export const sqlNonces = (pool: Pool): NonceStore => ({
  async consume(nonce, expiresAtMs) {
    const values = [nonce, expiresAtMs]
    const added = await pool.query('insert into siwx_nonces values ($1, $2) on conflict do nothing', values)
    return added.rowCount === 1
  },
})
