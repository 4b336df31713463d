import { createSiwxServer } from '@kit/siwx/server'
import { Redis } from 'ioredis'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { redisNonces } from '../testing/redisNonces.js'
import { sqlNonces } from '../testing/sqlNonces.js'

const { databaseUrl = '', redisUrl = '' } = inject('scaled') ?? {}
let redis: Redis
let pool: Pool
beforeAll(async () => {
  redis = new Redis(redisUrl)
  pool = new Pool({ connectionString: databaseUrl })
  await pool.query('create table siwx_nonces (nonce text primary key, expires_at bigint not null)')
})
afterAll(async () => {
  redis.disconnect()
  await pool.query('drop table siwx_nonces')
  await pool.end()
})

describe.each([
  ['Redis', () => redisNonces(redis)],
  ['Postgres', () => sqlNonces(pool)],
])('nonces that replicas keep in %s', (_, createStore) => {
  it('work once, however many ask at the same time', async () => {
    const nonces = createStore()
    expect(await nonces.issue('n1', Date.now() + 60_000)).toBe(true)
    const answers = await Promise.all(Array.from({ length: 20 }, () => nonces.consume('n1')))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await nonces.consume('n1')).toBe(false)
    expect(await nonces.consume('never given')).toBe(false)
  })

  it('are over when their time is', async () => {
    const nonces = createStore()
    await nonces.issue('n2', Date.now() - 1)
    expect(await nonces.consume('n2')).toBe(false)
  })

  it('are given out by a backend', async () => {
    const siwx = createSiwxServer({
      domains: ['dapp.example'],
      verifiers: [{ namespace: 'eip155', verify: () => true }],
      secret: 'a secret of at least thirty-two bytes',
      nonces: createStore(),
    })
    const response = await siwx.handle(new Request('https://dapp.example/api/siwx/nonce'))
    const { nonce } = (await response.json()) as { nonce: string }
    expect(await createStore().consume(nonce)).toBe(true)
  })
})
