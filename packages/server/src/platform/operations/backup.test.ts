import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { spawnCli } from '../../testing/startChildServer.js'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'
import { requestAdminSocket } from './requestAdminSocket.js'

const topic = 'ab'.repeat(32)

it('a backup copies the data of a running server; a server on the copy has everything', async () => {
  const { url, dataDir } = await startTestServer({ analytics: true })
  const dapp = await connectRelayClient({ url })
  const publish = (message: string) => dapp.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
  await publish('before')
  writeFileSync(join(dataDir, 'own.key'), 'secret', { mode: 0o600 })
  const into = join(temporaryDirectory(), 'copy')
  const env = { KIT_SERVER_DATA: dataDir }
  const backup = await spawnCli(['backup', into], env)
  let last = 0
  // Traffic during the backup.
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
  expect(readdirSync(into).filter((name) => /-(wal|shm)$|\.(part|copy|sock)$/.test(name))).toEqual([])
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

it('the admin socket serves only files of the directory, only to its own user, and overwrites nothing', async () => {
  const { metricsUrl, url, dataDir } = await startTestServer({ metricsPort: 0, analytics: true })
  const socketPath = join(dataDir, 'admin.sock')
  expect(statSync(socketPath).mode & 0o777).toBe(0o600)
  for (const base of [url, metricsUrl])
    for (const path of ['/backup', '/backup/api.db', '/events'])
      for (const header of ['', 'backup', 'events'])
        expect((await fetch(`${base}${path}`, { headers: { 'x-kit-server': header } })).status, path).toBe(404)
  expect((await requestAdminSocket(socketPath, '/backup')).statusCode).toBe(200)
  for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'api.db-wal', 'x'])
    await expect(requestAdminSocket(socketPath, `/backup/${name}`)).rejects.toThrow(/not found/i)
  const full = temporaryDirectory()
  writeFileSync(join(full, 'precious'), '')
  const { exited, output } = await spawnCli(['backup', full], { KIT_SERVER_DATA: dataDir })
  expect(await exited).toBe(1)
  expect(output()).toMatch(/is not empty/)
  expect(existsSync(join(full, 'api.db'))).toBe(false)
})

it('the admin socket replaces a stale socket, but not that of a running server', async () => {
  const dataDir = temporaryDirectory()
  const adminSocket = join(temporaryDirectory(), 'own.sock')
  writeFileSync(adminSocket, '')
  const server = await startTestServer({ dataDir, adminSocket })
  expect((await requestAdminSocket(adminSocket, '/events')).statusCode).toBe(200)
  await expect(startTestServer({ adminSocket })).rejects.toThrow(/another server is listening/)
  await server.stop()
  await expect(requestAdminSocket(adminSocket, '/events')).rejects.toThrow(/no server is listening/)
})
