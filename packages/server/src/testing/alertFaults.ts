import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import type { ServerPorts } from '../runServer.js'
import { requestCode } from './confirmEmail.js'
import { connectRelayClient } from './connectRelayClient.js'
import { requestJson } from './requestJson.js'
import { chainOptions, startChain } from './startHistoryScene.js'
import { startNode } from './startNode.js'
import { startNodeProxy } from './startNodeProxy.js'
import { ownServices } from './startReplicas.js'
import { startSmtp } from './startSmtp.js'
import { sharedServices, startTestServer, type TestServer } from './startTestServer.js'

/** A running server, with the fault that an alert is for. */
export type AlertFault = {
  readonly metricsUrl: string
  /** Requests of users, which continue during the fault. */
  use?(): Promise<unknown>
  /** Causes the fault. */
  inject(): Promise<unknown>
  /** Ends what would keep the test from cleaning up. */
  repair?(): Promise<unknown>
}

const topic = 'a1'.repeat(32)
const unlimited = { rateLimits: { enabled: false } } as const

async function start(config: ServerConfigInput, ports: ServerPorts = {}) {
  const server = await startTestServer({ chains: {}, metricsPort: 0, ...config }, ports)
  return { ...server, metricsUrl: server.metricsUrl ?? '' }
}

/** Starts a server over databases of its own, which the fault may break. */
async function startAlone() {
  const { postgres, redis } = await ownServices()
  const services = { databaseUrl: postgres.url, redisUrl: redis.url }
  const shared = await sharedServices(randomBytes(8).toString('hex'), services)
  return { postgres, redis, server: await start({ ...shared, ...unlimited }) }
}

/** Reads one name from the database, of a new address each time. */
const readName = ({ url }: Pick<TestServer, 'url'>) =>
  requestJson(`${url}/v1/profile/reverse/0x${randomBytes(20).toString('hex')}?projectId=p`)

/** Sends many requests over one connection, without waiting for responses in between. */
async function sendPipelined(port: number, path: string, count: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const request = (end: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${end}\r\n\r\n`
  socket.end(`${request('keep-alive').repeat(count - 1)}${request('close')}`)
  socket.resume()
  await once(socket, 'close')
}

/** Starts a server over a node that responds until the fault. */
async function startWithNode(): Promise<AlertFault> {
  const node = await startNode({ eth_getBalance: '0x1' })
  const { url, metricsUrl } = await start({ ...unlimited, chains: { 'eip155:7': { upstreams: [node.url] } } })
  const use = () => {
    const params = [`0x${randomBytes(20).toString('hex')}`, 'latest']
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params }
    return requestJson(`${url}/v1?chainId=eip155:7&projectId=p`, call)
  }
  return { metricsUrl, use, inject: node.stop }
}

/** Opens a connection to the database of a server, which closes after the test. */
async function openSession({ dataDir }: Pick<TestServer, 'dataDir'>): Promise<pg.Client> {
  const { databaseUrl } = await sharedServices(dataDir, inject('scaled'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  client.on('error', () => undefined)
  onTestFinished(() => client.end())
  return client
}

/** Locks a table until the session ends: statements that use it wait in the database. */
async function lockTable(client: pg.Client, table: string): Promise<void> {
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
}

/** Makes statements that use a table wait for longer than a second, while something uses it. */
async function slowDown(client: pg.Client, table: string, use: () => Promise<unknown>): Promise<void> {
  await lockTable(client, table)
  await Promise.all([use(), client.query('SELECT pg_sleep(1.5); COMMIT')])
}

async function startWithLag(): Promise<AlertFault> {
  const chain = await startChain()
  const proxy = await startNodeProxy(chain.url)
  const { metricsUrl } = await start(chainOptions([{ ...chain, url: proxy.url }], { accounts: 'all' }))
  return {
    metricsUrl,
    async inject() {
      proxy.refuse(['eth_getTransactionReceipt'])
      const [from, to] = (await chain.rpc('eth_accounts')) as readonly string[]
      await chain.rpc('eth_sendTransaction', { from, to, value: '0x1' })
      await chain.rpc('anvil_mine', '0x82')
    },
  }
}

async function startWithForeignLeader(): Promise<AlertFault> {
  const server = await start({})
  const thief = await openSession(server)
  const key = createHash('sha256').update('kit-server job old-records').digest().readBigInt64BE().toString()
  const leaders = `SELECT pid FROM pg_locks JOIN pg_database ON oid = database
    WHERE locktype = 'advisory' AND datname = current_database() AND granted`
  await expect.poll(async () => (await thief.query(leaders)).rows.length).toBeGreaterThan(1)
  return {
    metricsUrl: server.metricsUrl,
    async inject() {
      const other = await openSession(server)
      const [{ pid }] = (await other.query(leaders)).rows as [{ pid: number }]
      const stolen = thief.query('SELECT pg_advisory_lock($1::bigint)', [key])
      await other.query('SELECT pg_terminate_backend($1)', [pid])
      await stolen
    },
  }
}

async function startWithQuota(): Promise<AlertFault> {
  const node = await startNode({ eth_chainId: '0x1' })
  const { url, metricsUrl } = await start({
    chains: { 'eip155:1': node.url },
    projects: [{ id: 'a', allowedOrigins: [], quota: { perDay: 10 } }],
  })
  const use = () =>
    requestJson(`${url}/v1?chainId=eip155:1&projectId=a`, { jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  await use()
  return { metricsUrl, inject: () => Promise.all(Array.from({ length: 8 }, use)) }
}

async function startWithSmallMailbox(): Promise<AlertFault> {
  const limits = { maxStoredBytes: 100_000 }
  const server = await start({ relay: { limits } })
  const dapp = await connectRelayClient(server)
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  await publish('small')
  return { metricsUrl: server.metricsUrl, inject: () => publish('x'.repeat(85_000)) }
}

async function startWithSlowMailbox(): Promise<AlertFault> {
  const server = await start({})
  const [dapp, wallet] = [await connectRelayClient(server), await connectRelayClient(server)]
  await wallet.call('irn_subscribe', { topic })
  let count = 0
  const use = async () => {
    count += 1
    await dapp.call('irn_publish', { topic, message: `m${count}`, ttl: 300, tag: 1108 })
    await wallet.received(count)
  }
  const session = await openSession(server)
  return { metricsUrl: server.metricsUrl, use, inject: () => slowDown(session, 'relay_messages', use) }
}

async function startWithMail(): Promise<AlertFault> {
  const state = { refuses: false }
  const smtp = await startSmtp({
    onRcptTo: (_address, _session, callback) =>
      callback(state.refuses ? Object.assign(new Error('refused'), { responseCode: 550 }) : null),
  })
  const mail = { smtp: smtp.url, from: 'noreply@example.org' }
  const { url, metricsUrl } = await start({ ...unlimited, auth: { emailCapture: 'optional' }, mail })
  const send = () => {
    const name = randomBytes(8).toString('hex')
    return requestCode({ url }, `${name}@example.org`, `eip155:1:0x${randomBytes(20).toString('hex')}`)
  }
  await send()
  await expect.poll(() => smtp.mails.length).toBe(1)
  return {
    metricsUrl,
    async inject() {
      state.refuses = true
      await send()
    },
  }
}

/** Starts of servers with the fault of each alert, by its name. */
export const alertFaults: Readonly<Record<string, () => Promise<AlertFault>>> = {
  KitServerDown: async () => {
    const server = await start({})
    return { metricsUrl: server.metricsUrl, inject: server.stop }
  },
  KitServerErrors: startWithNode,
  KitServerDatabaseAway: async () => {
    const { postgres, server } = await startAlone()
    const use = () => readName(server)
    return { metricsUrl: server.metricsUrl, use, inject: () => postgres.end('crash'), repair: postgres.startAgain }
  },
  KitServerRedisAway: async () => {
    const { redis, server } = await startAlone()
    return { metricsUrl: server.metricsUrl, inject: redis.crash }
  },
  KitServerNodesFail: startWithNode,
  KitServerIndexerBehind: startWithLag,
  KitServerNoLeader: startWithForeignLeader,
  KitServerManyRefused: async () => {
    const server = await start({ rateLimits: { read: { points: 3, windowMs: 600_000 } } })
    const flood = (count: number) => sendPipelined(server.port, '/v1/profile/reverse/0x1?projectId=p', count)
    return { metricsUrl: server.metricsUrl, use: () => flood(4), inject: () => flood(4000) }
  },
  KitServerQuotaNearlyUsed: startWithQuota,
  KitServerMailboxFills: startWithSmallMailbox,
  KitServerSlow: async () => {
    const server = await start(unlimited)
    const session = await openSession(server)
    const use = () => readName(server)
    return { metricsUrl: server.metricsUrl, use, inject: () => slowDown(session, 'names', use) }
  },
  KitServerRelaySlow: startWithSlowMailbox,
  KitServerPoolBusy: async () => {
    const server = await start(unlimited)
    const session = await openSession(server)
    return {
      metricsUrl: server.metricsUrl,
      async inject() {
        await lockTable(session, 'names')
        for (let count = 0; count < 40; count += 1) void readName(server).catch(() => undefined)
      },
    }
  },
  KitServerMailsFail: startWithMail,
  KitServerClockWrong: async () => {
    let behindMs = 0
    const { metricsUrl } = await start({}, { now: () => Date.now() - behindMs })
    return {
      metricsUrl,
      async inject() {
        behindMs = 60_000
      },
    }
  },
}
