import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { parseConfig } from '../config/parseConfig.js'
import { createPrometheusMetrics } from '../platform/metrics/createPrometheusMetrics.js'
import { caddyProgram, startCaddy } from '../testing/startCaddy.js'
import { nginxProgram, startNginx } from '../testing/startNginx.js'
import { startTestServer } from '../testing/startTestServer.js'
import { examineDeployment } from './examineDeployment.js'

const folder = new URL('../../deploy/', import.meta.url)
const names = readdirSync(folder)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const parse = (name: string) =>
  parseAllDocuments(read(name), { merge: true }).map((document) => {
    expect([name, document.errors]).toEqual([name, []])
    return document.toJS()
  })
const all = names.map(read).join('\n')
const guide = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8')
const { lameDuckMs = 5000, drainLimitMs } = parseConfig({ projects: [], sessions: { domain: 'api.example' } })

describe('packages/server/deploy', () => {
  it('has valid YAML and JSON files', () => {
    for (const name of names.filter((one) => one.endsWith('.json'))) JSON.parse(read(name))
    expect(parse('kubernetes.yaml').map(({ kind }) => kind)).toEqual([
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
    ])
    expect(Object.keys(parse('compose.yaml')[0].services)).toEqual([
      'replica-1',
      'replica-2',
      'nginx',
      'postgres',
      'redis',
    ])
    expect(parse('alerts.yaml')[0].groups).toHaveLength(1)
  })

  it('has a valid example of the configuration', () => {
    expect(() => parseConfig(JSON.parse(read('kit-server.example.json')))).not.toThrow()
  })

  it.each(['alerts.yaml', 'dashboard.json', 'kubernetes.yaml'])(
    'names only metrics of the server in %s',
    async (name) => {
      const text = await createPrometheusMetrics().text()
      const known = new Set([...text.matchAll(/^# HELP (\S+)/gm)].map(([, metric]) => metric))
      const used = [...new Set(read(name).match(/\b(kit|process|nodejs)_[a-z][a-z\d_]+/g))]
      expect(used.length).toBeGreaterThan(0)
      expect(used.filter((metric) => !known.has(metric.replace(/_bucket$/, '')))).toEqual([])
    },
  )

  it('names only rows of the runbook in alerts.yaml', () => {
    const runbook = readFileSync(new URL('../../../../docs/runbook.md', import.meta.url), 'utf8')
    const rows = [...read('alerts.yaml').matchAll(/runbook: "([^"]+)"/g)].map(([, row]) => row)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => !runbook.includes(`| ${row} |`))).toEqual([])
  })

  it('names only variables, options and files that exist', () => {
    const variables = [...new Set(all.match(/\b(KIT_SERVER_\w+|DATABASE_URL|REDIS_URL)\b/g))]
    expect(variables.filter((name) => !guide.includes(`\`${name.replace(/_FILE$/, '')}\``))).toEqual([])
    const options = [...all.matchAll(/\b(?:relay|http)\.(?:limits\.)?([a-z]+[A-Z]\w+)/g)].map(
      ([, option = '']) => option,
    )
    expect(options.length).toBeGreaterThan(2)
    const schema = JSON.stringify(Object.keys(flat(parseConfig({}))))
    expect(options.filter((option) => !schema.includes(`.${option}`))).toEqual([])
    const files = [...new Set(all.match(/\b(?:kit-server\.(?:example\.json|service)|nginx\.conf|kubernetes\.yaml)\b/g))]
    expect(files.filter((name) => !names.includes(name))).toEqual([])
    const runbook = readFileSync(new URL('../../../../docs/runbook.md', import.meta.url), 'utf8')
    expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([])
  })

  it('leaves a replica time to drain before it is killed', () => {
    const { spec } = parse('kubernetes.yaml')[0].spec.template
    const preStopS = Number(spec.containers[0].lifecycle.preStop.exec.command[1])
    expect(preStopS * 1000).toBe(lameDuckMs)
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(preStopS + (lameDuckMs + drainLimitMs) / 1000)
    const graceS = Number.parseInt(parse('compose.yaml')[0].services['replica-1'].stop_grace_period, 10)
    expect(graceS).toBeGreaterThan((lameDuckMs + drainLimitMs) / 1000)
  })

  it('probes paths and ports that respond', async () => {
    const { ports, readinessProbe, livenessProbe } = parse('kubernetes.yaml')[0].spec.template.spec.containers[0]
    expect(ports).toEqual([
      { name: 'http', containerPort: parseConfig({}).port },
      { name: 'metrics', containerPort: Number(/METRICS_PORT=(\d+)/.exec(read('Containerfile'))?.[1]) },
    ])
    const { metricsUrl } = await startTestServer({ chains: {}, metricsPort: 0 })
    const caddy = /health_uri (\S+)/.exec(read('Caddyfile'))?.[1]
    for (const path of [readinessProbe.httpGet.path, livenessProbe.httpGet.path, caddy])
      expect([path, (await fetch(`${metricsUrl}${path}`)).status]).toEqual([path, 200])
  })

  it('scales by a share of the sockets that a replica can have', () => {
    const [metric] = parse('kubernetes.yaml')[3].spec.metrics
    const { maxSockets } = parseConfig({}).relay.limits
    expect(Number(metric.pods.target.averageValue)).toBeLessThan(maxSockets / 2)
  })
})

describe.each([
  { sample: 'nginx.conf', program: nginxProgram, start: startNginx },
  { sample: 'Caddyfile', program: caddyProgram, start: startCaddy },
])('$sample', ({ sample, program, start }) => {
  it('passes kit-server doctor in front of two replicas, and loses a stopped one without an error', async (context) => {
    if (program() === undefined) context.skip('needs its proxy, which is not installed')
    const config = { chains: {}, trustProxy: 1, relay: { pingIntervalMs: 50 } }
    const [first, second] = [await startTestServer(config), await startTestServer(config)]
    const { url, cert, plainPort } = await start(read(sample), [first.url, second.url])
    // Two SQLite servers are two relays, so one of them is enough for the round trip.
    await second.stop()
    const ports = { http: plainPort, metrics: undefined }
    expect(await examineDeployment(url, { ca: cert, ports })).toEqual([])
  })
})

function flat(value: unknown, path = ''): Record<string, true> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) => ({ [`${path}.${key}`]: true, ...flat(one, `${path}.${key}`) })),
  )
}
