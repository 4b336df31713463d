import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kit/devnet'
import { startFrameHost } from '@kit/devnet/stack'
import { test as base, expect } from '@playwright/test'
import { embedFrame } from './support/startShop.js'

/** A login host controlled by an attacker: it answers every request with a page whose script reports where it runs. */
const test = base.extend<{ hosts: { readonly dapp: string; readonly frame: string; readonly login: string } }>({
  hosts: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kit-hosts-'))
    const hostile = createServer(({ headers }, response) => {
      const cors = { 'access-control-allow-origin': headers.origin ?? '*', 'access-control-allow-headers': '*' }
      response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end('<!doctype html><script>ran()</script>')
    })
    const shop = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Shop</title>')
    })
    const urls: string[] = []
    for (const server of [hostile, shop]) {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      urls.push(`http://localhost:${(server.address() as AddressInfo).port}`)
    }
    const [login = '', dapp = ''] = urls
    const port = await freePort()
    const host = await startFrameHost({ dataDir, port, login, embedders: [dapp] })
    await use({ dapp, frame: `http://localhost:${port}`, login })
    await host.stop()
    for (const server of [hostile, shop]) {
      server.closeAllConnections()
      server.close()
    }
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('a login host that answers everything with an attacker’s page runs no script at the frame’s origin', async ({
  page,
  hosts: { dapp, frame, login },
}) => {
  const ran: string[] = []
  await page.exposeBinding('ran', ({ frame: where }) => void ran.push(new URL(where.url()).origin))
  const paths = ['popup', 'go?ticket=t', 'callback/google?code=c&state=s', 'device/x', 'wallet/v1/config', 'v1', 'x.js']
  for (const path of paths) {
    await page.goto(`${login}/${path}`)
    const answer = await page.goto(`${frame}/${path}`)
    expect([answer?.status(), answer?.headers()['content-type']], path).toEqual([404, 'text/plain; charset=utf-8'])
  }
  expect(ran).toEqual(paths.map(() => login))

  // Its project configuration must be data, and this is not.
  await page.goto(dapp)
  const refusal = page.waitForEvent('console', (line) => line.text().includes('The wallet failed to start'))
  await embedFrame(page, `${frame}/?projectId=shop`)
  await page.evaluate(() => (window as unknown as { sendHello(): void }).sendHello())
  await refusal
  expect(ran).toHaveLength(paths.length)
})
