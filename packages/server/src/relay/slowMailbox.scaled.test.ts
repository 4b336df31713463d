import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { sharedServices, startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

it('the relay queues up to its limit for a slow database, refuses the rest, and loses nothing it accepted', async () => {
  const dataDir = temporaryDirectory()
  const { databaseUrl } = await sharedServices(dataDir, inject('scaled'))
  const { url } = await startTestServer({ dataDir, relay: { limits: { maxPendingBytes: 128 * 1024 } } })
  const clients = await Promise.all(Array.from({ length: 10 }, () => connectRelayClient({ url })))
  const topic = 'ab'.repeat(32)
  const [listener] = clients
  await listener?.call('irn_subscribe', { topic })
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query('BEGIN')
  await admin.query('LOCK TABLE relay_messages IN EXCLUSIVE MODE')
  const answers: unknown[] = []
  const text = 'x'.repeat(8 * 1024)
  const calls = clients.slice(1).flatMap((client, name) =>
    Array.from({ length: 50 }, (_, index) =>
      client.call('irn_publish', { topic, message: `${name} ${index} ${text}`, ttl: 300, tag: 1108 }).then(
        () => answers.push('stored'),
        (error: { code: number }) => answers.push(error.code),
      ),
    ),
  )
  await expect.poll(() => answers.length).toBeGreaterThan(5)
  // Requests already read are refused; the rest, most of 3.6 MB, is not read.
  expect(new Set(answers)).toEqual(new Set([-32_005]))
  expect(answers.length).toBeLessThan(200)
  await admin.query('COMMIT')
  await Promise.all(calls)
  const stored = answers.filter((answer) => answer === 'stored').length
  expect(stored).toBeGreaterThan(5)
  expect(await listener?.received(stored)).toHaveLength(stored)
})
