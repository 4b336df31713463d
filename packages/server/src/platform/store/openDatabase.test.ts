import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { closeDatabase, openDatabase } from './openDatabase.js'

const options = (dataDir: string) => ({ dataDir, durability: 'power-loss', maxBytes: 1e8 }) as const

it('openDatabase refuses a directory in use, and opens it once it is released', () => {
  const dataDir = temporaryDirectory()
  const first = openDatabase(options(dataDir))
  expect(() => openDatabase(options(dataDir))).toThrow('already in use by another kit-server process')
  const statement = first.prepare('INSERT INTO acknowledgements (seq, client) VALUES (?, ?)')
  statement.run(1, 'client')
  closeDatabase(first)
  const second = openDatabase(options(dataDir))
  second.exec("INSERT INTO acknowledgements (seq, client) VALUES (2, 'client')")
  expect(second.prepare('SELECT seq FROM acknowledgements').raw().all()).toEqual([[1], [2]])
  expect(() => statement.run(3, 'client')).toThrow()
  closeDatabase(second)
})

it('the database syncs to disk at each commit unless configured otherwise', () => {
  const full = openDatabase(options(temporaryDirectory()))
  expect(full.prepare('PRAGMA synchronous').raw().all()).toEqual([[2]])
  const normal = openDatabase({ ...options(temporaryDirectory()), durability: 'process-crash' })
  expect(normal.prepare('PRAGMA synchronous').raw().all()).toEqual([[1]])
})

it('openDatabase refuses data of a newer version and a file that is not a database', () => {
  const dataDir = temporaryDirectory()
  const database = openDatabase(options(dataDir))
  database.exec('PRAGMA user_version = 99')
  closeDatabase(database)
  expect(() => openDatabase(options(dataDir))).toThrow('newer version')
  const other = temporaryDirectory()
  writeFileSync(
    join(other, 'kit-server.db'),
    'no database at all, but long enough to be read as the head of one'.repeat(4),
  )
  expect(() => openDatabase(options(other))).toThrow(
    'dataDir: kit-server.db is corrupt or not a database (SQLITE_NOTADB)',
  )
  const foreign = temporaryDirectory()
  makeForeign(join(foreign, 'kit-server.db'), 'messages')
  expect(() => openDatabase(options(foreign))).toThrow('dataDir: kit-server.db belongs to another program')
  const file = join(other, 'kit-server.db')
  expect(() => openDatabase(options(file))).toThrow('dataDir: not a directory (EEXIST)')
})

/** A database of another program. */
function makeForeign(path: string, table: string): void {
  const database = new Database(path)
  database.exec(`CREATE TABLE ${table} (title TEXT)`)
  database.close()
}
