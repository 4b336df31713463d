import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { lendDatabase } from './lendDatabase.js'
import { startPostgres } from './startPostgres.js'

it('lendDatabase lends an emptied database to the next test, without data of the first', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const open = async (name: string) => {
    const client = new pg.Client({ connectionString: new URL(`/${name}`, postgres.url).href })
    client.on('error', () => undefined)
    await client.connect()
    onTestFinished(() => client.end().catch(() => undefined))
    return { client, ask: async (text: string) => (await client.query(text)).rows }
  }
  const oid = 'SELECT oid FROM pg_database WHERE datname = current_database()'
  const insert = "INSERT INTO notes (text) VALUES ('one') RETURNING id"

  const lent = await lendDatabase(postgres.url, 'first')
  const first = await open('first')
  await first.ask('CREATE TABLE notes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text)')
  await first.ask('CREATE TABLE answers (note bigint REFERENCES notes)')
  expect(await first.ask(insert)).toEqual([{ id: '1' }])
  await first.ask('INSERT INTO answers VALUES (1)')
  const [had] = await first.ask(oid)
  const cut = new Promise((resolve) => first.client.on('error', resolve))
  await lent.refund()
  await cut
  await expect(open('first')).rejects.toMatchObject({ code: '3D000' })

  await lendDatabase(postgres.url, 'new', { isNew: true })
  const unused = await open('new')
  expect(await unused.ask("SELECT to_regclass('notes')")).toEqual([{ to_regclass: null }])

  const again = await lendDatabase(postgres.url, 'second')
  await expect(lendDatabase(postgres.url, 'second')).rejects.toMatchObject({ code: '42P04' })
  const second = await open('second')
  expect(await second.ask(oid)).toEqual([had])
  expect(await second.ask('SELECT * FROM notes, answers')).toEqual([])
  expect(await second.ask(insert)).toEqual([{ id: '1' }])
  await again.drop()
  await expect(open('second')).rejects.toMatchObject({ code: '3D000' })
})
