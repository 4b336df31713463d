import { randomBytes } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { startTraffic } from '../testing/relayTraffic.js'
import { signNameRequest } from '../testing/signNameRequest.js'
import { startChildServer } from '../testing/startChildServer.js'
import { ownServices } from '../testing/startReplicas.js'
import { sharedServices, startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

const topic = 'fa'.repeat(32)

async function ownServers(count: number, config: ServerConfigInput = {}) {
  const { postgres, redis } = await ownServices()
  const shared = await sharedServices(randomBytes(8).toString('hex'), {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
  })
  const servers = []
  for (let index = 0; index < count; index += 1)
    servers.push(
      await startTestServer({ ...shared, metricsPort: 0, chains: {}, dataDir: temporaryDirectory(), ...config }),
    )
  const [first, second = first] = servers
  if (first === undefined || second === undefined) throw new Error('no server')
  return { postgres, redis, first, second }
}

async function missingAt(url: string): Promise<readonly string[]> {
  return ((await (await fetch(`${url}/ready`)).json()) as { missing: readonly string[] }).missing
}

it('the backend continues over Postgres while Redis is unavailable, on replicas too, and uses Redis again afterwards', async () => {
  const { redis, first, second } = await ownServers(2)
  const [dapp, wallet] = [await connectRelayClient(first), await connectRelayClient(second)]
  await wallet.call('irn_subscribe', { topic })
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  await publish('with')
  await wallet.received(1)
  await redis.crash()
  expect(await publish('without')).toBe(true)
  await wallet.received(2)
  expect((await fetch(`${first.url}/getWallets?projectId=x`)).status).toBe(200)
  await expect.poll(() => missingAt(first.url)).toEqual(['cache'])
  expect((await fetch(`${first.url}/ready?ignore=cache`)).status).toBe(200)
  expect(await (await fetch(`${first.metricsUrl}/metrics`)).text()).toMatch(/kit_limiter_fallbacks_total [1-9]/)
  await redis.startAgain()
  await expect.poll(() => missingAt(first.url)).toEqual([])
  await expect.poll(() => missingAt(second.url)).toEqual([])
  await publish('back')
  expect((await wallet.received(3)).map((push) => push.params.data.message)).toEqual(['with', 'without', 'back'])
})

it.each(['ends', 'hangs'] as const)(
  'the relay delivers the first message of another replica after Redis %s as fast as every later one',
  async (how) => {
    const { redis, first, second } = await ownServers(2)
    const [dapp, wallet] = [await connectRelayClient(first), await connectRelayClient(second)]
    await wallet.call('irn_subscribe', { topic })
    const delayOf = async (count: number): Promise<number> => {
      const startedMs = performance.now()
      await dapp.call('irn_publish', { topic, message: `m${count}`, ttl: 300, tag: 1108 })
      await wallet.received(count)
      return performance.now() - startedMs
    }
    // Right after both polled: while Redis delivers messages, the next poll is five seconds away.
    await redis.crash()
    await expect.poll(() => missingAt(second.url)).toContain('cache')
    await redis.startAgain()
    await expect.poll(() => missingAt(second.url)).toEqual([])
    await delayOf(1)
    if (how === 'ends') await redis.crash()
    else await redis.pause()
    // A closed connection is noticed immediately, silence after a heartbeat and its timeout.
    const mostMs = how === 'ends' ? 1500 : 3500
    expect(await delayOf(2)).toBeLessThan(mostMs)
    expect(await delayOf(3)).toBeLessThan(mostMs)
  },
)

it.each(['fast', 'crash'] as const)(
  'the relay loses no acknowledged write when Postgres ends (%s) during traffic, and recovers automatically',
  async (how) => {
    const { postgres, first, second } = await ownServers(2)
    const all = Array.from({ length: 3 }, () =>
      startTraffic(
        randomBytes(32).toString('hex'),
        () => first.url,
        () => second.url,
      ),
    )
    const counted = () => Math.min(...all.map(({ accepted }) => accepted.length))
    await expect.poll(counted, { interval: 10 }).toBeGreaterThan(50)
    await postgres.end(how)
    await expect.poll(() => missingAt(first.url)).toEqual(['store'])
    await postgres.startAgain()
    const before = counted()
    await expect.poll(counted, { interval: 10 }).toBeGreaterThan(before + 50)
    await expect.poll(() => missingAt(first.url)).toEqual([])
    await Promise.all(all.map(({ stop }) => stop()))
    for (const { accepted, received } of all) {
      await expect.poll(() => received().length).toBeGreaterThanOrEqual(accepted.length)
      expect(received().slice(0, accepted.length)).toEqual(accepted)
    }
    await Promise.all(all.map(({ close }) => close()))
  },
)

it('a relay alone reports at /ready that Postgres is unavailable, and recovers automatically', async () => {
  const { postgres } = await ownServices()
  const { databaseUrl = '' } = await sharedServices(randomBytes(8).toString('hex'), {
    databaseUrl: postgres.url,
    redisUrl: '',
  })
  const relay = await startChildServer(['relay', '--port', '0', '--data', temporaryDirectory()], {
    DATABASE_URL: databaseUrl,
  })
  expect(await missingAt(relay.url)).toEqual([])
  await postgres.end('crash')
  await expect.poll(() => missingAt(relay.url)).toEqual(['store'])
  await postgres.startAgain()
  await expect.poll(() => missingAt(relay.url)).toEqual([])
})

it('the relay tells clients to try again while its database is a standby, and continues after its promotion', async () => {
  const { postgres, first } = await ownServers(1)
  const dapp = await connectRelayClient(first)
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  expect(await publish('before')).toBe(true)
  await postgres.becomeStandby()
  const answer = () =>
    publish('during').then(
      () => 'stored',
      (error: { code: number }) => error.code,
    )
  await expect.poll(answer).toBe(-32_002)
  await postgres.promote()
  await expect.poll(answer).toBe('stored')
})

it('the names API keeps every confirmed registration while Postgres restarts, and responds with 503 in between', async () => {
  const { postgres, first, second } = await ownServers(2, { rateLimits: { enabled: false } })
  const signer = privateKeyToAccount(generatePrivateKey())
  const confirmed: string[] = []
  const statuses = new Set<number>()
  let running = true
  const register = async (): Promise<void> => {
    for (let number = 0; running; number += 1) {
      const name = `name${number}.kit.test`
      const body = JSON.stringify(await signNameRequest(signer, { name }))
      const { status } = await fetch(`${first.url}/v1/profile/account`, { method: 'POST', body })
      statuses.add(status)
      if (status === 200) confirmed.push(name)
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const registering = register()
  await expect.poll(() => confirmed.length, { interval: 10 }).toBeGreaterThan(5)
  await postgres.end('crash')
  await expect.poll(() => [...statuses]).toContain(503)
  await postgres.startAgain()
  const before = confirmed.length
  await expect.poll(() => confirmed.length, { interval: 10 }).toBeGreaterThan(before + 5)
  running = false
  await registering
  // Only success and database unavailability.
  expect([...statuses].sort()).toEqual([200, 503])
  for (const name of confirmed) {
    const answer = await fetch(`${second.url}/v1/profile/account/${name}`)
    expect([name, answer.status]).toEqual([name, 200])
  }
})
