import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { spawnCli, startChildServer } from '../../testing/startChildServer.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

const topic = '0e'.repeat(32)

/** A node that responds to each call, or to none while `node.isDown`. */
async function startNode() {
  const node = { isDown: false, url: '' }
  const server = createHttpServer((request, response) => {
    if (node.isDown) return response.destroy()
    request.resume().on('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return node
}

async function readyAt(url: string | undefined) {
  const response = await fetch(`${url}/ready`)
  return [response.status, await response.json()]
}

it('the server is ready while its store and a node of each chain respond, and reports what is missing', async () => {
  const node = await startNode()
  const clock = { nowMs: Date.now() }
  const { url, metricsUrl } = await startTestServer(
    {
      metricsPort: 0,
      chains: { 'eip155:7': { upstreams: [node.url], blockTimeMs: 1 }, 'eip155:8': 'http://127.0.0.1:9' },
    },
    { now: () => clock.nowMs },
  )
  expect(await readyAt(url)).toEqual([503, { status: 'not ready', missing: ['eip155:8'] }])
  expect((await fetch(`${url}/ready?ignore=eip155:8`)).status).toBe(200)
  node.isDown = true
  await expect
    .poll(async () => {
      clock.nowMs += 60_000
      return readyAt(metricsUrl)
    })
    .toEqual([503, { status: 'not ready', missing: ['eip155:7', 'eip155:8'] }])
  expect((await fetch(`${url}/ready?ignore=chains`)).status).toBe(200)
})

it('the server is not ready while it drains, still responds to accepted requests, and serves metrics to the end', async () => {
  const held: (() => void)[] = []
  const node = createHttpServer((_, response) =>
    held.push(() => response.end('{"jsonrpc":"2.0","id":1,"result":"0x2a"}')),
  )
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => void node.close())
  const upstream = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const server = await startTestServer({ metricsPort: 0, chains: { 'eip155:7': upstream } })
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x0","latest"]}'
  const answer = fetch(`${server.url}/v1?chainId=eip155:7&projectId=x`, { method: 'POST', body })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const stopped = server.stop()
  await expect.poll(() => readyAt(server.metricsUrl)).toEqual([503, { status: 'not ready', missing: ['draining'] }])
  await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  expect(await (await fetch(`${server.metricsUrl}/metrics`)).text()).toMatch(/^kit_draining 1$/m)
  for (const release of held) release()
  expect(await (await answer).json()).toMatchObject({ result: '0x2a' })
  await stopped
  await expect(fetch(`${server.metricsUrl}/ready`)).rejects.toThrow()
})

it('the server announces its shutdown first, serves for a while, and only then closes', async () => {
  const server = await startTestServer({ lameDuckMs: 60_000, chains: {} })
  const client = await connectRelayClient(server)
  const closed = once(client.socket, 'close')
  const stopped = server.stop()
  expect(await readyAt(server.url)).toEqual([503, { status: 'not ready', missing: ['draining'] }])
  // Requests sent before the load balancer noticed are still served.
  expect((await fetch(`${server.url}/v1/supported-chains`)).status).toBe(200)
  const late = await connectRelayClient(server)
  expect(await late.call('irn_publish', { topic, message: 'late', ttl: 300, tag: 1108 })).toBe(true)
  expect(client.socket.readyState).toBe(client.socket.OPEN)
  // A second call ends the waiting.
  await Promise.all([stopped, server.stop()])
  expect((await closed)[0]).toBe(1001)
  await expect(fetch(`${server.url}/health`)).rejects.toThrow()
})

it('the private port alone exposes metrics by route, relay and gateway, without personal data', async () => {
  const node = await startNode()
  const { url, metricsUrl } = await startTestServer({
    metricsPort: 0,
    chains: { 'eip155:7': { upstreams: [{ name: 'own', url: node.url }] } },
    rateLimits: { events: { points: 1, windowMs: 60_000 } },
  })
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  await dapp.call('irn_publish', { topic, message: 'sealed', ttl: 300, tag: 1108 })
  await wallet.received(1)
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}'
  await fetch(`${url}/v1?chainId=eip155:7&projectId=secret-project`, { method: 'POST', body })
  await fetch(`${url}/v1/profile/reverse/${address}`)
  await fetch(`${url}/nowhere/${address}`)
  for (let round = 0; round < 2; round += 1) await fetch(`${url}/e?projectId=x`, { method: 'POST', body: '{}' })
  const text = await (await fetch(`${metricsUrl}/metrics`)).text()
  expect(text).toMatch(/^kit_build_info\{version="[\w.-]+",node="\d+\.\d+\.\d+"\} 1$/m)
  expect(text).toMatch(/^kit_relay_sockets 2$/m)
  expect(text).toMatch(/^kit_relay_topics 1$/m)
  expect(text).toMatch(/^kit_relay_messages_total\{direction="out"\} 1$/m)
  expect(text).toMatch(/^kit_http_requests_total\{method="POST",route="\/v1",status="200"\} 1$/m)
  expect(text).toMatch(
    /^kit_http_requests_total\{method="GET",route="\/v1\/profile\/reverse\/:address",status="\d+"\} 1$/m,
  )
  expect(text).toMatch(/^kit_http_requests_total\{method="GET",route="unknown",status="404"\} 1$/m)
  expect(text).toMatch(/^kit_gateway_attempts_total\{chain="eip155:7",upstream="own",outcome="answered"\} [1-9]/m)
  expect(text).toMatch(/^kit_limited_total\{group="events"\} 1$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).not.toMatch(/0x529084|secret-project|sealed|127\.0\.0\.1/i)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

it('the server logs one line per request at debug, with its ID, route, status and time, and none of its content', async () => {
  const quiet = await startChildServer(['--port', '0', '--data', temporaryDirectory()])
  await fetch(`${quiet.url}/health`)
  expect(await quiet.end('SIGTERM')).toBe(0)
  expect(quiet.output()).not.toContain('"request"')
  const env = { KIT_SERVER_LOG_LEVEL: 'debug' }
  const { url, output, end } = await startChildServer(['--port', '0', '--data', temporaryDirectory()], env)
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  const { headers } = await fetch(`${url}/v1/profile/reverse/${address}?sender=me`)
  expect(await end('SIGTERM')).toBe(0)
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
    {
      level: 20,
      time: expect.any(Number),
      requestId: headers.get('x-request-id'),
      method: 'GET',
      route: '/v1/profile/reverse/:address',
      status: expect.any(Number),
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
  expect(output()).not.toMatch(/0x529084|sender/i)
})

it('an indexer serves health, readiness and the relay, and leaves other requests to other replicas', async () => {
  const { url } = await startTestServer({ role: 'indexer', chains: {} })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect((await fetch(`${url}/getWallets?projectId=x`)).status).toBe(404)
  const client = await connectRelayClient({ url })
  expect(await client.call('irn_subscribe', { topic })).toMatch(/^[0-9a-f]{64}$/)
})

it('the command line explains a configuration and exits with 1 when it is invalid', async () => {
  const run = async (args: string[], env: Record<string, string> = {}) => {
    const { exited, output } = await spawnCli(args, env)
    return `${await exited} ${output()}`
  }
  const full = temporaryDirectory()
  writeFileSync(join(full, 'something'), '')
  const [backup, good, bad, unknown] = await Promise.all([
    run(['backup', full], { KIT_SERVER_METRICS_PORT: '9' }),
    run(['check-config']),
    run(['check-config'], { DATABASE_URL: 'mysql://user:pass-word@db', KIT_SERVER_ROLE: 'boss' }),
    run(['chekc-config']),
  ])
  expect(good).toMatch(/^0 listening on .*127\.0\.0\.1:4401.*eip155:31337/s)
  expect(bad).toMatch(/^1 .*databaseUrl: must be a postgres:\/\/ URL/s)
  expect(bad).toMatch(/role: /)
  expect(bad).not.toMatch(/pass-word/)
  expect(backup).toMatch(/^1 kit-server cannot make a backup:\n {2}\w+: .*\n$/)
  expect(unknown).toMatch(/^1 .*unknown command: chekc-config/s)
})

it('the command line exits silently when its output pipe is closed', async () => {
  const { child, exited, output } = await spawnCli(['check-config'])
  child.stdout.destroy()
  expect(`${await exited} ${output()}`).toBe('0 ')
})
