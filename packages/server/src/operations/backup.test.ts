import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { spawnCli } from '../testing/startChildServer.js'
import { startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

const topic = 'ab'.repeat(32)

it('copies the data of a server that goes on serving; a server on the copy has everything', async () => {
  const { url, metricsUrl, dataDir } = await startTestServer({ metricsPort: 0, analytics: true })
  const dapp = await connectRelayClient({ url })
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  await publish('before')
  writeFileSync(join(dataDir, 'own.key'), 'secret', { mode: 0o600 })
  const into = join(temporaryDirectory(), 'copy')
  const env = { KIT_SERVER_METRICS_PORT: new URL(metricsUrl ?? '').port }
  const backup = await spawnCli(['backup', into], env)
  let last = 0
  // Traffic in the middle of it.
  while (backup.child.exitCode === null) {
    last += 1
    await publish(`during ${last}`)
  }
  expect(await backup.exited).toBe(0)
  expect(backup.output()).toMatch(/api\.db {2}\d+ bytes/)
  await publish('after')
  expect(readdirSync(into).sort()).toEqual(
    expect.arrayContaining(['api.db', 'kit-server.db', 'own.key', 'wallets.json']),
  )
  expect(readdirSync(into).filter((name) => /-(wal|shm)$|\.(part|copy)$/.test(name))).toEqual([])
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.copy'))).toEqual([])
  expect(statSync(join(into, 'own.key')).mode & 0o077).toBe(0)

  const restored = await startTestServer({ dataDir: into, analytics: true })
  const wallet = await connectRelayClient({ url: restored.url })
  await wallet.call('irn_subscribe', { topic })
  const [first] = await wallet.received(1)
  expect(first?.params.data.message).toBe('before')
  expect(await (await fetch(`${restored.url}/getAnalyticsConfig?projectId=x`)).json()).toEqual({
    isAnalyticsEnabled: true,
  })
})

it('answers nobody who does not come from the command line, and writes over nothing', async () => {
  const { metricsUrl, url } = await startTestServer({ metricsPort: 0 })
  const header = { 'x-kit-server': 'backup' }
  expect((await fetch(`${metricsUrl}/backup`)).status).toBe(404)
  expect((await fetch(`${metricsUrl}/backup`, { headers: { ...header, origin: 'https://evil.example' } })).status).toBe(
    404,
  )
  for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'api.db-wal', ''])
    expect((await fetch(`${metricsUrl}/backup/${name}x`, { headers: header })).status).toBe(404)
  expect((await fetch(`${url}/backup`, { headers: header })).status).toBe(404)
  const full = temporaryDirectory()
  writeFileSync(join(full, 'precious'), '')
  const { exited, output } = await spawnCli(['backup', full], {
    KIT_SERVER_METRICS_PORT: new URL(metricsUrl ?? '').port,
  })
  expect(await exited).toBe(1)
  expect(output()).toMatch(/is not empty/)
  expect(existsSync(join(full, 'api.db'))).toBe(false)
})
