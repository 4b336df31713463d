import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { untilIt } from './untilIt.js'

/** A Prometheus that scrapes the servers of a file's tests five times a second, each test by itself. */
export type TestPrometheus = {
  /** Scrapes the private port of a server for a test. */
  scrape(test: string, metricsUrl: string): void
  /** Returns how many series an expression has over the server of a test. For an alert, any series means that it is true. */
  count(test: string, expression: string): Promise<number>
  /** Returns the names of the loaded alerts. */
  alerts(): Promise<readonly string[]>
  stop(): Promise<void>
}

type Answer<T> = { readonly status: string; readonly error?: string; readonly data: T }
type Rules = { readonly groups: readonly { readonly rules: readonly { readonly name: string }[] }[] }

/** Metrics in an expression, with the start of their label matchers. */
const selectors = /\b(up\b|(?:kit|process|nodejs)_[a-z\d_]+)(\{)?/g

/** Returns the path of Prometheus, or undefined where it isn't installed. */
export function prometheusProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return folders.map((folder) => join(folder, 'prometheus')).find((path) => existsSync(path))
}

/**
 * Starts Prometheus on a free loopback port with the rules of a file. Its targets are known from the start, because it takes five seconds
 * to notice a new one.
 *
 * @throws when Prometheus rejects the rules
 */
export async function startPrometheus(rulesPath: string, tests: readonly string[]): Promise<TestPrometheus> {
  const scraped = new Map<string, string>()
  const targets = await startTargets(scraped)
  const home = mkdtempSync(join(tmpdir(), 'kit-prometheus-'))
  const groups = tests.map((test) => ({
    targets: [targets.host],
    labels: { test, __metrics_path__: `/${encodeURIComponent(test)}` },
  }))
  const config = {
    global: { scrape_interval: '400ms', scrape_timeout: '400ms', evaluation_interval: '1h' },
    rule_files: [rulesPath],
    scrape_configs: [{ job_name: 'kit-server', static_configs: groups }],
  }
  const path = join(home, 'prometheus.yml')
  // JSON is YAML.
  writeFileSync(path, JSON.stringify(config))
  const address = `127.0.0.1:${await freePort()}`
  const listen = `--web.listen-address=${address}`
  const data = `--storage.tsdb.path=${join(home, 'data')}`
  const program = spawnGuarded(prometheusProgram() ?? 'prometheus', [`--config.file=${path}`, data, listen])

  async function read<T>(call: string): Promise<T> {
    const answer = (await (await fetch(`http://${address}/api/v1/${call}`)).json()) as Answer<T>
    if (answer.status !== 'success') throw new Error(`Prometheus: ${answer.error}`)
    return answer.data
  }
  const query = async (expression: string): Promise<number> =>
    (await read<{ result: readonly unknown[] }>(`query?query=${encodeURIComponent(expression)}`)).result.length
  await untilIt(async () => (await query('up')) === tests.length, program)

  return {
    scrape: (test, metricsUrl) => void scraped.set(test, metricsUrl),
    count: (test, expression) =>
      query(expression.replace(selectors, (_, metric, brace) => `${metric}{test="${test}"${brace ? ',' : '}'}`)),
    alerts: async () =>
      (await read<Rules>('rules?type=alert')).groups.flatMap(({ rules }) => rules.map((one) => one.name)),
    async stop() {
      await program.kill()
      await targets.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Serves the metrics of each test at a path of its own; a connection to a server that is down breaks. */
async function startTargets(scraped: ReadonlyMap<string, string>) {
  const server = createServer(async (request, response) => {
    try {
      const url = scraped.get(decodeURIComponent(request.url?.slice(1) ?? ''))
      const answer = await fetch(`${url}/metrics`)
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(await answer.text())
    } catch {
      response.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
