import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { connectRelayClient, type RelayClient } from './testing/connectRelayClient.js'
import { createClientIdentity, createClientToken } from './testing/createClientToken.js'
import { spawnCli, startChildServer } from './testing/startChildServer.js'
import { startTestServer, temporaryDirectory } from './testing/startTestServer.js'

const topic = 'bc'.repeat(32)

/** Publishes with several in flight until the socket breaks, and returns the accepted messages. */
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

it('kit-server loses no accepted message and no stored receipt after kill -9 during traffic', async () => {
  const dataDir = temporaryDirectory()
  const killed = await startChildServer(['relay', '--port', '0', '--data', dataDir])
  const accepted = new Set<string>()
  const received = new Set<string>()
  const identity = createClientIdentity()
  const connectWallet = async (url: string) => {
    const wallet = await connectRelayClient({ url, identity, onPush: (push) => received.add(push.params.data.message) })
    await wallet.call('irn_subscribe', { topic })
    return wallet
  }
  await connectWallet(killed.url)
  const publishers = [await connectRelayClient({ url: killed.url }), await connectRelayClient({ url: killed.url })]
  const traffic = Promise.all(publishers.map((client) => publishUntilBroken(client, accepted)))
  await expect.poll(() => accepted.size, { interval: 5 }).toBeGreaterThan(1000)
  expect(await killed.end('SIGKILL')).toBe('SIGKILL')
  await traffic

  const { url, end } = await startChildServer(['relay', '--port', String(killed.port), '--data', dataDir])
  const newcomer = await connectRelayClient({ url })
  await newcomer.call('irn_subscribe', { topic })
  const missingOf = (got: ReadonlySet<string>) => [...accepted].filter((message) => !got.has(message)).length
  const stored = () => new Set(newcomer.pushes.map((push) => push.params.data.message))
  await expect.poll(() => missingOf(stored())).toBe(0)
  // The wallet that stayed connected gets only the remaining messages.
  const wallet = await connectWallet(url)
  await expect.poll(() => missingOf(received)).toBe(0)
  expect(wallet.pushes.length).toBeLessThan(newcomer.pushes.length)
  expect(await end('SIGTERM')).toBe(0)
})

it('kit-server writes no token, client ID, topic, message, query or upstream key to its log', async () => {
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
  // A refused token is the most valuable one for an attacker to find in a log.
  const forged = createClientToken(createClientIdentity(), { iss: dapp.identity.clientId })
  const refused = new WebSocket(`${url.replace('http', 'ws')}/?projectId=project-secret&auth=${forged}`)
  await once(refused, 'close')
  const used = [dapp.socket.url, wallet.socket.url, refused.url].map(
    (address) => new URL(address).searchParams.get('auth') ?? '',
  )
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

it('the command line prints every configuration problem on one screen and exits with 1', async () => {
  const { port } = await startTestServer()
  const run = async (...args: string[]) => {
    const { output, exited } = await spawnCli(args)
    return `${await exited} ${output()}`
  }
  const damaged = temporaryDirectory()
  writeFileSync(join(damaged, 'api.db'), 'something else altogether'.repeat(500))
  const [taken, option, corrupt] = await Promise.all([
    run('--port', String(port), '--data', temporaryDirectory()),
    run('--speed', '9'),
    run('--port', '0', '--data', damaged),
  ])
  expect(taken).toMatch(
    new RegExp(`^1 .*${port} is already in use; choose another port with --port or KIT_SERVER_PORT`, 's'),
  )
  expect(option).toMatch(/^1 .*--speed.*Usage:\n {2}kit-server \[all\|relay\|api\|wallet\] \[options\]/s)
  expect(corrupt).toMatch(/^1 kit-server cannot start:\n {2}dataDir: api\.db is corrupt or not a database .*\n$/)
  expect(taken + option + corrupt).not.toContain('    at ')
})
