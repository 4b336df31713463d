import { expect, it } from 'vitest'
import { refused, requestJson } from '../../testing/requestJson.js'
import { startNode } from '../../testing/startNode.js'
import { startTestServer } from '../../testing/startTestServer.js'

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
// Noon, so that no quota's day ends within a test.
const now = () => Date.UTC(2026, 10, 29, 12)

async function start(quota: { readonly perDay?: number; readonly perMonth?: number }) {
  const lines: unknown[] = []
  const note = (fields: object, message: string): void => void lines.push({ ...fields, message })
  const log = { error: note, warn: note, info: () => undefined, debug: () => undefined }
  const { url, metricsUrl } = await startTestServer(
    {
      chains: { 'eip155:1': (await startNode({})).url },
      projects: [{ id: 'a', allowedOrigins: ['https://app.example'], quota }, { id: 'b' }],
      metricsPort: 0,
    },
    { now, log },
  )
  const rpc = (body: unknown, project = 'a') => requestJson(`${url}/v1?chainId=eip155:1&projectId=${project}`, body)
  const metrics = async () => (await requestJson(`${metricsUrl}/metrics`)).body as string
  return { url, rpc, metrics, lines }
}

it('a project over its quota gets 429 and `address` until the next day, and no other project does', async () => {
  const { url, rpc, lines, metrics } = await start({ perDay: 10, perMonth: 100 })
  expect((await rpc(Array.from({ length: 7 }, () => call))).status).toBe(200)
  // A batch passes completely or not at all; its first point is counted.
  expect(await rpc(Array.from({ length: 9 }, () => call))).toMatchObject(refused(429, 'address'))
  expect((await rpc([call, call])).status).toBe(200)
  const answer = await rpc(call)
  expect(answer).toMatchObject(refused(429, 'address'))
  expect(answer.headers.get('retry-after')).toBe(String(12 * 3600))
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
  expect((await rpc(call, 'b')).status).toBe(200)
  expect((await requestJson(`${url}/appkit/v1/project-limits?projectId=a`)).body).toMatchObject({
    planLimits: { isAboveRpcLimit: true },
  })
  expect((await requestJson(`${url}/appkit/v1/project-limits?projectId=b`)).body).toMatchObject({
    planLimits: { isAboveRpcLimit: false },
  })
  expect(lines).toEqual([
    { project: 'a', period: 'day', points: 10, message: 'a quota is almost exceeded' },
    { project: 'a', period: 'day', points: 10, message: 'a quota is exceeded' },
  ])
  const figures = await metrics()
  expect(figures).toContain('kit_quota_points_total{project="a"} 10')
  expect(figures).toContain('kit_quota_share{project="a",period="day"} 1')
  expect(figures).toContain('kit_quota_share{project="a",period="month"} 0.1')
  expect(figures).toContain('kit_limited_total{group="quota"} 2')
  expect(figures).not.toContain('project="b"')
})

it('the quota counts requests below /v1, but not the directory, purchases, refused origins or requests without a project', async () => {
  const { url, rpc, metrics } = await start({ perMonth: 100 })
  const account = '/v1/account/0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  const ask = (path: string) => fetch(`${url}${path}`)
  for (const path of [
    '/getWallets?projectId=a',
    '/v1/supported-chains?projectId=a',
    '/v1/profile/account/none.kit.test',
  ])
    await ask(path)
  expect((await ask(`${account}/history?projectId=a&onramp=coinbase`)).status).toBe(200)
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' }, body: JSON.stringify(call) }
  expect((await fetch(`${url}/v1?chainId=eip155:1&projectId=a`, foreign)).status).toBe(403)
  expect(await metrics()).not.toContain('kit_quota_points_total{')
  await rpc(call)
  expect(await metrics()).toContain('kit_quota_points_total{project="a"} 1')
})
