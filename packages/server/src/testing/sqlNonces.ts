import type { NonceStore } from '@kit/siwx/server'
import type { Pool } from 'pg'

/** Nonces in a table of Postgres: `create table siwx_nonces (nonce text primary key, expires_at bigint not null)`. */
export const sqlNonces = (pool: Pool): NonceStore => ({
  async issue(nonce, expiresAtMs) {
    await pool.query('insert into siwx_nonces (nonce, expires_at) values ($1, $2)', [nonce, expiresAtMs])
    return true
  },
  async consume(nonce) {
    const gone = await pool.query('delete from siwx_nonces where nonce = $1 returning expires_at', [nonce])
    return Number(gone.rows[0]?.expires_at ?? 0) > Date.now()
  },
})
