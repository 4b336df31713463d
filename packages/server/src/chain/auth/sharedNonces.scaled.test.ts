import { createSiwxServer, formatMessage } from '@kit/siwx/server'
import { Redis } from 'ioredis'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { redisNonces } from '../../testing/redisNonces.js'
import { sqlNonces } from '../../testing/sqlNonces.js'

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
])('nonces shared by replicas in %s', (_, createStore) => {
  it('accepts a nonce once, however many requests use it concurrently', async () => {
    const expiresAtMs = Date.now() + 60_000
    const replicas = [createStore(), createStore()]
    const tries = Array.from({ length: 20 }, (_, index) => replicas[index % 2]?.consume('n1', expiresAtMs))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    for (const replica of replicas) expect(await replica.consume('n1', expiresAtMs)).toBe(false)
    expect(await createStore().consume('n2', expiresAtMs)).toBe(true)
  })

  it('signs in once on another replica than the one that issued the nonce', async () => {
    const startReplica = () =>
      createSiwxServer({
        domains: ['dapp.example'],
        verifiers: [{ namespace: 'eip155', verify: () => true }],
        secret: 'a secret of at least thirty-two bytes',
        nonces: createStore(),
      })
    const [one, two] = [startReplica(), startReplica()]
    const given = await one.handle(new Request('https://dapp.example/api/siwx/nonce'))
    const { nonce, now } = (await given.json()) as { nonce: string; now: number }
    const message = formatMessage({
      domain: 'dapp.example',
      accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      uri: 'https://dapp.example/',
      version: '1',
      chainId: 'eip155:1',
      nonce,
      issuedAt: new Date(now).toISOString(),
    })
    const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const body = JSON.stringify({ message, signature: '0x00' })
    const headers = { origin: 'https://dapp.example', cookie }
    const verify = (replica: typeof one) =>
      replica.handle(new Request('https://dapp.example/api/siwx/verify', { method: 'POST', headers, body }))
    const answers = await Promise.all([verify(two), verify(one), verify(two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })
})
