import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../testing/startTestServer.js'
import { loadEncryptionKey } from './loadEncryptionKey.js'

const inDirectory = (dataDir: string) => ({ dataDir, sessions: {} })

it('makes a key once, for its owner’s eyes alone, and finds it again', () => {
  const dataDir = temporaryDirectory()
  const key = loadEncryptionKey(inDirectory(dataDir))
  expect(key).toHaveLength(32)
  expect(loadEncryptionKey(inDirectory(dataDir))).toEqual(key)
  expect(statSync(join(dataDir, 'session.key')).mode & 0o777).toBe(0o600)
  expect(loadEncryptionKey(inDirectory(temporaryDirectory()))).not.toEqual(key)
})

it('takes the configured key and writes none', () => {
  const dataDir = temporaryDirectory()
  const sessions = { encryptionKey: `0x${'ab'.repeat(32)}` }
  expect(loadEncryptionKey({ dataDir, sessions })).toEqual(Buffer.alloc(32, 0xab))
  expect(readdirSync(dataDir)).toEqual([])
})

it('does not go on with another key when the kept one is damaged or out of reach', () => {
  const dataDir = temporaryDirectory()
  writeFileSync(join(dataDir, 'session.key'), 'lost')
  expect(() => loadEncryptionKey(inDirectory(dataDir))).toThrow('dataDir: session.key does not hold 32 bytes in hex')
  const missing = inDirectory(join(dataDir, 'missing'))
  expect(() => loadEncryptionKey(missing)).toThrow('dataDir: session.key cannot be written (ENOENT)')
})
