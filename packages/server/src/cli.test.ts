import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectRelayClient, type RelayClient } from './testing/connectRelayClient.js'
import { createClientIdentity } from './testing/createClientToken.js'
import { spawnCli, startChildServer } from './testing/startChildServer.js'
import { startTestServer, temporaryDirectory } from './testing/startTestServer.js'

const topic = 'bc'.repeat(32)

/** Publishes with some in flight until the socket breaks, and answers what was accepted. */
async function publishUntilBroken(client: RelayClient, accepted: Set<string>): Promise<void> {
  let next = 0
  const publisher = async (): Promise<void> => {
    for (;;) {
      next += 1
      const message = `${client.identity.clientId.slice(-8)}-${next}`.padEnd(300, '.')
      await client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
      accepted.add(message)
    }
  }
  await Promise.allSettled(Array.from({ length: 30 }, publisher))
}

it('a kill -9 in the middle of traffic loses no accepted message and forgets no receipt that was stored', async () => {
  const dataDir = temporaryDirectory()
  let server = await startChildServer(['--port', '0', '--data', dataDir])
  const port = String(server.port)
  const accepted = new Set<string>()
  const received = new Set<string>()
  const walletIdentity = createClientIdentity()
  for (const round of [1, 2]) {
    const { url } = server
    const target = accepted.size + 1500
    const wallet = await connectRelayClient({
      url,
      identity: walletIdentity,
      onPush: (push) => received.add(push.params.data.message),
    })
    await wallet.call('irn_subscribe', { topic })
    const publishers = [await connectRelayClient({ url }), await connectRelayClient({ url })]
    const traffic = Promise.all(publishers.map((client) => publishUntilBroken(client, accepted)))
    await expect.poll(() => accepted.size, { timeout: 10_000, interval: 5 }).toBeGreaterThan(target)
    expect(await server.end('SIGKILL'), `round ${round}`).toBe('SIGKILL')
    await traffic
    server = await startChildServer(['--port', port, '--data', dataDir])
  }
  const newcomer = await connectRelayClient({ url: server.url })
  await newcomer.call('irn_subscribe', { topic })
  const missingOf = (got: ReadonlySet<string>) => [...accepted].filter((message) => !got.has(message)).length
  const stored = () => new Set(newcomer.pushes.map((push) => push.params.data.message))
  await expect.poll(() => missingOf(stored()), { timeout: 10_000 }).toBe(0)
  // The wallet that was there all the time gets the rest, and not everything once more.
  const wallet = await connectRelayClient({
    url: server.url,
    identity: walletIdentity,
    onPush: (push) => received.add(push.params.data.message),
  })
  await wallet.call('irn_subscribe', { topic })
  await expect.poll(() => missingOf(received), { timeout: 10_000 }).toBe(0)
  expect(wallet.pushes.length).toBeLessThan(newcomer.pushes.length)
  expect(await server.end('SIGTERM')).toBe(0)
})

it('writes no token, client id, topic, message, query or key of an upstream to its log', async () => {
  const dataDir = temporaryDirectory()
  const config = join(dataDir, 'config.json')
  const secretUpstream = 'http://127.0.0.1:9/upstream-secret-key'
  writeFileSync(config, JSON.stringify({ chains: { 'eip155:31337': secretUpstream } }))
  const server = await startChildServer(['--port', '0', '--data', dataDir, '--config', config], {
    KIT_SERVER_LOG_LEVEL: 'debug',
  })
  const { url } = server
  const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
  await wallet.call('irn_subscribe', { topic })
  await dapp.call('irn_publish', {
    topic,
    message: 'the-sealed-message',
    ttl: 300,
    tag: 1108,
    attestation: 'attested-by',
  })
  await wallet.received(1)
  for (const bad of ['{"the-sealed-message', '[1]', '{"id":"the-sealed-message","method":"the-sealed-message"}']) {
    dapp.socket.send(bad)
  }
  await dapp.call('irn_publish', { topic: 'the-sealed-message' }).catch(() => undefined)
  await fetch(`${url}/v1?chainId=eip155:31337&projectId=project-secret`, { method: 'POST', body: 'the-sealed-message' })
  await fetch(`${url}/getWallets?projectId=project-secret&search=the-sealed-message`)
  await fetch(`${url}/nothing/the-sealed-message?projectId=project-secret`)
  const refused = await connectRelayClient({ url }).then((client) => client)
  refused.socket.terminate()
  const used = [dapp.socket.url, wallet.socket.url].map((address) => new URL(address).searchParams.get('auth') ?? '')
  expect(await server.end('SIGTERM')).toBe(0)
  const secrets = [
    ...used,
    ...used.map((token) => token.split('.')[2] ?? ''),
    dapp.identity.clientId,
    wallet.identity.clientId,
    topic,
    'the-sealed-message',
    'attested-by',
    'project-secret',
    'upstream-secret-key',
  ]
  expect(server.output()).toContain('kit-server stopped')
  expect(server.output()).toContain('"request"')
  for (const secret of secrets) expect(server.output()).not.toContain(secret)
})

it('says what is wrong with a port that is taken, an option and a file, and ends with 1', async () => {
  const { port, dataDir } = await startTestServer()
  const run = async (...args: string[]) => {
    const { output, exited } = spawnCli(args)
    return `${await exited} ${output()}`
  }
  const other = temporaryDirectory()
  const config = join(other, 'config.json')
  writeFileSync(config, '{"relay":{"limits":{"maxSockets":-1}},"colour":"red"}')
  const [taken, inUse, option, file, help] = await Promise.all([
    run('--port', String(port), '--data', other),
    run('--port', '0', '--data', dataDir),
    run('--speed', '9'),
    run('--config', config),
    run('--help'),
  ])
  expect(taken).toMatch(
    new RegExp(`^1 .*${port} is already in use; choose another with --port or KIT_SERVER_PORT`, 's'),
  )
  expect(inUse).toMatch(/^1 .*dataDir: is in use by another kit-server/s)
  expect(option).toMatch(/^1 .*--speed/s)
  expect(file).toMatch(/^1 .*relay\.limits\.maxSockets: .*colour/s)
  expect(help).toMatch(/^0 kit-server/)
})
