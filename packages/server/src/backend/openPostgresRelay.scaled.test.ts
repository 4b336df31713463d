import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { sharedServices, startTestServer } from '../testing/startTestServer.js'

async function tablesOf(databaseUrl = ''): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
    .finally(() => client.end())
  return rows.map(({ name }) => name)
}

it('the relay keeps its mailbox in relay.databaseUrl, and everything else stays in databaseUrl', async () => {
  const main = await sharedServices(randomUUID(), inject('scaled'), { isNew: true })
  const { databaseUrl } = await sharedServices(randomUUID(), inject('scaled'), { isNew: true })
  const server = await startTestServer({ ...main, chains: {}, relay: { databaseUrl } })
  const [dapp, wallet] = [await connectRelayClient(server), await connectRelayClient(server)]
  const topic = 'ab'.repeat(32)
  await dapp.call('irn_publish', { topic, message: 'stored', ttl: 300, tag: 1108 })
  await wallet.call('irn_subscribe', { topic })
  expect((await wallet.received(1)).map((push) => push.params.data.message)).toEqual(['stored'])
  expect(await tablesOf(databaseUrl)).toContain('relay_messages')
  expect(await tablesOf(databaseUrl)).not.toContain('names')
  expect(await tablesOf(main.databaseUrl)).toContain('names')
  expect(await tablesOf(main.databaseUrl)).not.toContain('relay_messages')
})

it('the start fails with the name of the option if relay.databaseUrl cannot be used', async () => {
  const main = await sharedServices(randomUUID(), inject('scaled'))
  const databaseUrl = (main.databaseUrl ?? '').replace(/[^/]+$/, 'kit_missing')
  await expect(startTestServer({ ...main, chains: {}, relay: { databaseUrl } })).rejects.toMatchObject({
    problems: ['relay.databaseUrl: cannot use the database (3D000)'],
  })
})
