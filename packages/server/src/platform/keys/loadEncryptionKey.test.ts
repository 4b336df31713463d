import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { openSqliteStore } from '../store/openSqliteStore.js'
import type { Store } from '../store/Store.js'
import { loadEncryptionKey } from './loadEncryptionKey.js'

const inDirectory = (dataDir: string) => ({ dataDir, sessions: {} })

const records = mkdtempSync(join(tmpdir(), 'kit-server-'))
let store: Store
beforeAll(async () => {
  store = await openSqliteStore(records)
})
afterAll(async () => {
  await store.close()
  rmSync(records, { recursive: true })
})

it('loadEncryptionKey creates a key once, readable by its owner only, and loads it again', async () => {
  const dataDir = temporaryDirectory()
  const key = await loadEncryptionKey(inDirectory(dataDir), store)
  expect(key).toHaveLength(32)
  expect(await loadEncryptionKey(inDirectory(dataDir), store)).toEqual(key)
  expect(statSync(join(dataDir, 'session.key')).mode & 0o777).toBe(0o600)
  expect(await loadEncryptionKey(inDirectory(temporaryDirectory()), store)).not.toEqual(key)
})

it('loadEncryptionKey uses the configured key and writes none', async () => {
  const dataDir = temporaryDirectory()
  const sessions = { encryptionKey: `0x${'ab'.repeat(32)}` }
  expect(await loadEncryptionKey({ dataDir, sessions }, store)).toEqual(Buffer.alloc(32, 0xab))
  expect(readdirSync(dataDir)).toEqual([])
})

it('the server refuses to start with another key when the stored one is damaged or unreadable', async () => {
  const dataDir = temporaryDirectory()
  writeFileSync(join(dataDir, 'session.key'), 'lost')
  await expect(loadEncryptionKey(inDirectory(dataDir), store)).rejects.toThrow(
    'dataDir: session.key must contain 32 bytes in hex',
  )
  const missing = inDirectory(join(dataDir, 'missing'))
  await expect(loadEncryptionKey(missing, store)).rejects.toThrow('dataDir: cannot write session.key (ENOENT)')
})

it('the server creates no new key while sessions are encrypted with another, unless they are revoked', async () => {
  const session = {
    account: 'a',
    project: 'p',
    expiry: 1,
    signer: '{}',
    permissions: '[]',
    policies: '[]',
    context: '0x',
  }
  const keys = { public_key: '0x', sealed_key: 's', created_at: 1, revoked_at: null, spent_at: null, gas_spent: '0' }
  await store.db
    .insertInto('wallet_sessions')
    .values({ pci: '1', ...session, ...keys })
    .execute()
  const lost = inDirectory(temporaryDirectory())
  await expect(loadEncryptionKey(lost, store)).rejects.toThrow(
    /session\.key is missing, and the wallet sessions in api\.db cannot sign without it; restore it from a backup/,
  )
  expect(readdirSync(lost.dataDir)).toEqual([])
  expect(await loadEncryptionKey({ ...lost, sessions: { encryptionKey: 'ab'.repeat(32) } }, store)).toHaveLength(32)
  await sql`UPDATE wallet_sessions SET revoked_at = 0`.execute(store.db)
  expect(await loadEncryptionKey(lost, store)).toHaveLength(32)
})
