import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { alertFaults } from '../testing/alertFaults.js'
import { connectRelayClient } from '../testing/connectRelayClient.js'
import { requestJson } from '../testing/requestJson.js'
import { startNode } from '../testing/startNode.js'
import { prometheusProgram, startPrometheus, type TestPrometheus } from '../testing/startPrometheus.js'
import { startTestServer } from '../testing/startTestServer.js'

const folder = new URL('../../deploy/', import.meta.url)
const alertsPath = fileURLToPath(new URL('alerts.yaml', folder))
const { groups } = parse(readFileSync(alertsPath, 'utf8')) as {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(readFileSync(new URL('dashboard.json', folder), 'utf8')) as {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

/** URL of a node that is down. */
const closed = 'http://127.0.0.1:9'

/** Opens a relay socket without a valid token, which the relay closes. */
async function refuseSocket(url: string): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/?projectId=x&auth=invalid`)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.on('close', resolve))
}

let prometheus: TestPrometheus
beforeAll(async () => {
  if (prometheusProgram() === undefined) return
  prometheus = await startPrometheus(alertsPath, [...Object.keys(alertFaults), 'dashboard', 'api'])
})
afterAll(() => prometheus?.stop())

describe('alerts.yaml', () => {
  it('has a fault for every alert', () => {
    expect(Object.keys(alertFaults).sort()).toEqual(rules.map(({ alert }) => alert).sort())
  })
})

describe('Prometheus', () => {
  beforeEach((context) => {
    if (prometheusProgram() === undefined) context.skip('needs Prometheus, which is not installed')
  })

  it('loads every alert of alerts.yaml', async () => {
    expect(await prometheus.alerts()).toEqual(rules.map(({ alert }) => alert))
  })

  it.each(rules)('raises $alert when its fault happens, and not before', async ({ alert, expr }) => {
    const fault = await alertFaults[alert]?.()
    if (fault === undefined) throw new Error(`${alert} has no fault`)
    const use = async () => fault.use?.()
    prometheus.scrape(alert, fault.metricsUrl)
    // Traffic within several scrapes, so that rates are known.
    const isKnown = 'sum_over_time(up[1m]) >= 4'
    await expect.poll(() => use().then(() => prometheus.count(alert, isKnown))).toBe(1)
    expect(await prometheus.count(alert, expr)).toBe(0)
    await fault.inject()
    // Not only while servers reconnect. On a busy machine, scrapes fail now and then.
    const staysTrue = `count_over_time((${expr})[1m:200ms]) > 9`
    await expect.poll(() => use().then(() => prometheus.count(alert, staysTrue))).toBeGreaterThan(0)
    await fault.repair?.()
  })

  it('raises KitServerNoLeader when every replica has the role api', async () => {
    const { metricsUrl = '' } = await startTestServer({ role: 'api', metricsPort: 0, chains: { 'eip155:7': closed } })
    prometheus.scrape('api', metricsUrl)
    const tasks = () => prometheus.count('api', 'kit_leader{task=~"old-records|history:eip155:7"} == 0')
    await expect.poll(tasks).toBe(2)
    const rule = rules.find(({ alert }) => alert === 'KitServerNoLeader')
    expect(await prometheus.count('api', rule?.expr ?? '')).toBeGreaterThanOrEqual(2)
  })

  it('has data for every panel of dashboard.json', async () => {
    const node = await startNode({ eth_getBalance: '0x1' })
    const { url, metricsUrl = '' } = await startTestServer({
      chains: { 'eip155:7': { upstreams: [node.url] } },
      rateLimits: { events: { points: 1, windowMs: 60_000 } },
      metricsPort: 0,
    })
    const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
    const topic = 'da'.repeat(32)
    await wallet.call('irn_subscribe', { topic })
    let count = 0
    const use = async () => {
      count += 1
      await dapp.call('irn_publish', { topic, message: `m${count}`, ttl: 300, tag: 1108 })
      await dapp.call('irn_unknown', {}).catch(() => undefined)
      await fetch(`${url}/e?projectId=x`, { method: 'POST', body: '{}' })
      const params = [`0x${String(count).padStart(40, '0')}`, 'latest']
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params }
      await requestJson(`${url}/v1?chainId=eip155:7&projectId=x`, call)
      await refuseSocket(url)
    }
    prometheus.scrape('dashboard', metricsUrl)
    const expressions = panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '1m') })),
    )
    expect(expressions.length).toBeGreaterThan(15)
    const findEmpty = async () => {
      await use()
      const counted = expressions.map(async (one) => ({ ...one, count: await prometheus.count('dashboard', one.expr) }))
      return (await Promise.all(counted)).filter((one) => one.count === 0)
    }
    await expect.poll(findEmpty).toEqual([])
  })
})
