import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refused, requestJson } from '../../testing/requestJson.js'
import { ownServices, startReplicas } from '../../testing/startReplicas.js'
import { sharedServices, startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
const projects = [{ id: 'a', quota: { perMonth: 400 } }]
const chains = { 'eip155:1': 'http://127.0.0.1:9' }
const config = { chains, projects, sessions: { domain: 'api.example' }, rateLimits: { enabled: false } }

const rpc = (url: string) => requestJson(`${url}/v1?chainId=eip155:1&projectId=a`, call)

it('the project quota is granted exactly to two concurrent replicas together, then refused on both', async () => {
  const dataDir = temporaryDirectory()
  const servers = [
    await startTestServer({ ...config, dataDir }),
    await startTestServer({ ...config, dataDir }),
  ] as const
  const ask = () => Promise.all(servers.flatMap(({ url }) => Array.from({ length: 150 }, () => rpc(url))))
  // A first request opens the connections: a database that takes a second counts as unavailable.
  const first = [await rpc(servers[0].url), await rpc(servers[1].url)]
  const answers = [...first, ...(await ask()), ...(await ask())]
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(400)
  for (const { url } of servers) expect(await rpc(url)).toMatchObject(refused(429, 'address'))
})

it('the project quota is never exceeded when a replica is killed, and loses at most the points it reserved', async () => {
  const file = join(temporaryDirectory(), 'kit-server.json')
  writeFileSync(file, JSON.stringify(config))
  const { replicas, startOne } = await startReplicas(0)
  const [one, two] = await Promise.all([1, 2].map(() => startOne({ KIT_SERVER_CONFIG: file })))
  if (one === undefined || two === undefined) throw new Error(`${replicas.length} replicas`)
  let served = 0
  const ask = async ({ url }: typeof one, times: number) => {
    const answers = await Promise.allSettled(Array.from({ length: times }, () => rpc(url)))
    served += answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200).length
  }
  // A first request opens the connections: a database that takes a second counts as unavailable.
  await ask(one, 1)
  await ask(two, 1)
  await one.end('SIGKILL')
  await ask(two, 500)
  expect(served).toBeLessThanOrEqual(400)
  // A 64th of the rest was reserved.
  expect(served).toBeGreaterThanOrEqual(400 - Math.ceil(400 / 64))
})

it('the project quota continues while Postgres is unavailable, and records the allowed points afterwards', async () => {
  const { postgres, redis } = await ownServices()
  const dataDir = temporaryDirectory()
  const shared = await sharedServices(dataDir, { databaseUrl: postgres.url, redisUrl: redis.url })
  const { url } = await startTestServer({ ...config, ...shared, dataDir })
  expect((await rpc(url)).status).toBe(200)
  await postgres.end('crash')
  for (const { status } of await Promise.all(Array.from({ length: 395 }, () => rpc(url)))) expect(status).toBe(200)
  await postgres.startAgain()
  await expect.poll(async () => (await rpc(url)).status).toBe(429)
})
