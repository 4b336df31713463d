import { randomBytes } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, it } from 'vitest'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { requestJson } from '../testing/requestJson.js'
import { signNameRequest } from '../testing/signNameRequest.js'
import { pgBouncerProgram, startPgBouncer } from '../testing/startPgBouncer.js'
import { sharedServices, startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

async function openPooler(mode: string, size: number) {
  const shared = await sharedServices(randomBytes(8).toString('hex'), inject('scaled'))
  const settings = [`pool_mode = ${mode}`, 'ignore_startup_parameters = options', `default_pool_size = ${size}`]
  const databaseUrl = await startPgBouncer(shared.databaseUrl ?? '', settings)
  return { ...shared, databaseUrl, metricsPort: 0, chains: {} }
}

async function startBehindPgBouncer() {
  const config = await openPooler('session', 60)
  const first = await startTestServer({ ...config, dataDir: temporaryDirectory() })
  return { first, second: await startTestServer({ ...config, dataDir: temporaryDirectory() }) }
}

it.for([1, 2, 60])('a server refuses PgBouncer in transaction mode, with %d connections', async (size, context) => {
  if (pgBouncerProgram() === undefined) context.skip('needs PgBouncer, which is not installed')
  const config = await openPooler('transaction', size)
  await expect(startTestServer({ ...config, dataDir: temporaryDirectory() })).rejects.toThrow(
    'databaseUrl: set pool_mode of the pooler to session, not transaction',
  )
})

it('two replicas serve the relay and the API behind PgBouncer in session mode, and one of them leads each task', async (context) => {
  if (pgBouncerProgram() === undefined) context.skip('needs PgBouncer, which is not installed')
  const { first, second } = await startBehindPgBouncer()
  const [dapp, wallet] = [await connectRelayClient(first), await connectRelayClient(second)]
  const topic = 'bc'.repeat(32)
  await wallet.call('irn_subscribe', { topic })
  const messages = Array.from({ length: 100 }, (_, index) => `m${index}`)
  await Promise.all(messages.map((message) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })))
  const received = await wallet.received(messages.length)
  expect(received.map((push) => push.params.data.message).sort()).toEqual([...messages].sort())
  const signer = privateKeyToAccount(generatePrivateKey())
  const body = await signNameRequest(signer, { name: 'alice.kit.test' })
  expect((await requestJson(`${first.url}/v1/profile/account`, body)).status).toBe(200)
  expect((await requestJson(`${second.url}/v1/profile/account/alice.kit.test?projectId=p`)).status).toBe(200)
  const leaders = async () => {
    const texts = await Promise.all(
      [first, second].map(async ({ metricsUrl }) => (await fetch(`${metricsUrl}/metrics`)).text()),
    )
    return texts.join('').match(/^kit_leader\{task="old-records"\} 1$/gm)?.length ?? 0
  }
  await expect.poll(leaders).toBe(1)
})
