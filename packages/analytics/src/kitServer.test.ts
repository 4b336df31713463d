import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '@kit/server'
import Database from 'libsql'
import { expect, it, onTestFinished } from 'vitest'
import { startPage } from './testing/startPage.js'

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kit-analytics-'))
  const server = createServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    logLevel: 'silent',
    lameDuckMs: 0,
    chains: {},
    analytics: true,
    sessions: { domain: 'kit.example' },
    projects: [{ id: 'p', allowedOrigins: ['https://dapp.example'] }],
  })
  const { url } = await server.start()
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    url,
    kept() {
      const database = new Database(join(dataDir, 'api.db'))
      const rows = database.prepare('select event from events order by rowid').all() as { readonly event: string }[]
      database.close()
      return rows.map(({ event }) => JSON.parse(event))
    },
  }
}

it('kit-server stores the events of batches and beacons in order, each once, with the address as a hash', async () => {
  const { url, kept } = await startServer()
  const page = await startPage(url, { isAddressSent: true })
  page.kit.open()
  await page.connect('one', ['0xA11ce'])
  await expect
    .poll(() => {
      page.ports.advance(10_000)
      return kept().length
    })
    .toBe(3)
  page.kit.open()
  page.setVisible(false)
  page.setVisible(true)
  await expect.poll(() => kept().length).toBe(4)
  expect(kept().map(({ props }) => props.event)).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS', 'MODAL_CLOSE', 'MODAL_OPEN'])
  const addresses = kept().map(({ props }) => props.address)
  expect(addresses[3]).toMatch(/^[\da-f]{64}$/)
  expect(JSON.stringify(kept())).not.toMatch(/a11ce/i)
  expect(page.alerts()).toEqual([])
})

it('kit-server refuses a page that the project does not list: the developer is alerted once, and the modal works as before', async () => {
  const { url, kept } = await startServer()
  const page = await startPage(url, { origin: 'https://other.example' })
  page.kit.open()
  await expect.poll(page.alerts).toEqual(['INVALID_APP_CONFIGURATION'])
  page.ports.advance(60_000)
  expect(page.kit.modal.getState().open).toBe(true)
  expect(kept()).toEqual([])
})
