import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer, temporaryDirectory } from '../../testing/startTestServer.js'

type Page = { count: number; data: { id: string; name: string; image_id: string }[] }

function generatedFile(count: number): string {
  const file = join(temporaryDirectory(), 'generated.json')
  const wallets = Array.from({ length: count }, (_, index) => ({
    name: `Wallet ${index}`,
    homepage: 'https://wallet.example',
    chains: ['eip155:1'],
    badge_type: index % 2 === 0 ? 'certified' : 'none',
  }))
  writeFileSync(file, JSON.stringify({ wallets }))
  return file
}

async function page(url: string, query: string): Promise<Page> {
  const response = await fetch(`${url}/getWallets?projectId=p&st=appkit&sv=1&${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}

it('the wallet directory serves the built-in wallets, with defaults and with all filters combined', async () => {
  const { url } = await startTestServer()
  const first = await page(url, '')
  expect(first.data).toHaveLength(40)
  expect(first.count).toBeGreaterThanOrEqual(60)
  expect(first.data[0]).toMatchObject({ name: 'MetaMask', rdns: 'io.metamask', mobile_link: 'metamask://' })
  const query =
    'page=1&entries=4&search=wallet&chains=eip155:31337,solana:x&badge_type=certified&platform=ios,android&include=&exclude='
  const filtered = await page(url, query)
  expect(filtered.data.map(({ name }) => name)).toContain('Trust Wallet')
  expect(filtered.data.length).toBeLessThanOrEqual(4)
})

it('the wallet directory returns pages of thousands of wallets, at most 100 at a time', async () => {
  const { url } = await startTestServer({ directory: generatedFile(3000) })
  const last = await page(url, 'page=75&entries=40')
  expect([last.count, last.data.length, last.data.at(-1)?.name]).toEqual([3000, 40, 'Wallet 2999'])
  expect((await page(url, 'entries=5000')).data).toHaveLength(100)
  expect((await page(url, 'search=Wallet 2999')).data).toMatchObject([{ name: 'Wallet 2999' }])
})

it('the wallet directory names the invalid parameter', async () => {
  const { url } = await startTestServer()
  for (const [query, name] of [
    ['page=0', 'page'],
    ['entries=x', 'entries'],
    ['badge_type=gold', 'badge_type'],
    ['platform=tv', 'platform'],
  ]) {
    const response = await fetch(`${url}/getWallets?${query}`)
    expect([response.status, await response.text()]).toEqual([400, `Invalid query parameter ${name}`])
  }
})

it('the wallet directory allows caching and cheap revalidation', async () => {
  const { url } = await startTestServer()
  const response = await fetch(`${url}/getWallets`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=7200')
  const again = await fetch(`${url}/getWallets`, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  for (const path of ['projects/v1/origins', 'getAnalyticsConfig', 'appkit/v1/config', 'appkit/v1/project-limits']) {
    const { headers } = await fetch(`${url}/${path}`)
    expect(headers.get('cache-control'), path).toBe('public, max-age=7200')
  }
})

it('the wallet directory serves an edited file without a restart, and the last valid one while the file is invalid', async () => {
  const clock = { nowMs: Date.now() }
  const server = await startTestServer({}, { now: () => clock.nowMs })
  const file = join(server.dataDir, 'wallets.json')
  const names = async () => {
    clock.nowMs += 2000
    return (await page(server.url, 'entries=2')).data.map(({ name }) => name)
  }
  const content = JSON.parse(readFileSync(file, 'utf8')) as { wallets: { name: string; order: number }[] }
  const mine = { name: 'Mine', homepage: 'https://mine.example', chains: ['eip155:1'], order: 1 }
  writeFileSync(file, JSON.stringify({ wallets: [...content.wallets, mine] }))
  expect(await names()).toEqual(['Mine', 'MetaMask'])
  writeFileSync(file, '{"wallets": [')
  expect(await names()).toEqual(['Mine', 'MetaMask'])
  writeFileSync(file, JSON.stringify({ wallets: [mine] }))
  expect(await names()).toEqual(['Mine'])
})

it('the server uses an edited wallet file at startup, and refuses to start with an invalid one', async () => {
  const dataDir = temporaryDirectory()
  const file = join(dataDir, 'wallets.json')
  writeFileSync(file, '{"wallets":[{"name":"Only","homepage":"https://only.example","chains":[]}]}')
  const server = await startTestServer({ dataDir })
  expect(await page(server.url, '')).toMatchObject({ count: 1, data: [{ name: 'Only' }] })
  await server.stop()
  writeFileSync(file, '{"wallets":[{"name":"Only"}]}')
  await expect(startTestServer({ dataDir })).rejects.toThrow(/directory: wallets\.0\.homepage/)
  writeFileSync(file, '{"wallets":[]}')
  await startTestServer({ dataDir })
})

it('the origins route returns the origins of a listed project, none on an open server, and refuses unknown projects', async () => {
  const open = await startTestServer()
  expect(await (await fetch(`${open.url}/projects/v1/origins?projectId=p`)).json()).toEqual({ allowedOrigins: [] })
  const { url } = await startTestServer({ projects: [{ id: 'p', allowedOrigins: ['https://app.example'] }] })
  const origins = await fetch(`${url}/projects/v1/origins`, { headers: { 'x-project-id': 'p' } })
  expect(await origins.json()).toEqual({ allowedOrigins: ['https://app.example'] })
  for (const path of [
    '/projects/v1/origins?projectId=q',
    '/getWallets?projectId=q',
    '/getWallets',
    '/getAnalyticsConfig',
  ]) {
    const refused = await fetch(`${url}${path}`)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: 'authentication' }] })
  }
})
