import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { checkModuleConfig } from '../config/checkModuleConfig.js'
import { type ServerModule, serverModules } from '../config/optionModules.data.js'
import { parseConfig } from '../config/parseConfig.js'
import { loadModule } from '../loadModule.js'
import { caddyProgram, startCaddy } from '../testing/startCaddy.js'
import { nginxProgram, startNginx } from '../testing/startNginx.js'
import { temporaryDirectory } from '../testing/startTestServer.js'
import { loginOrigin, walletOrigin } from '../testing/startWallet.js'
import { examineDeployment } from './examineDeployment.js'

type Container = {
  readonly args: readonly string[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly env: readonly { readonly name: string }[]
  readonly readinessProbe: { readonly httpGet: { readonly path: string; readonly port: string } }
}
type Resource = {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly selector: Readonly<Record<string, string>>
    readonly ports: readonly { readonly port: number }[]
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: { readonly containers: readonly [Container] }
    }
  }
}

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
const examplePath = (module: string) => new URL(`../../deploy/${module}.example.json`, import.meta.url).pathname
const secrets: Readonly<Record<string, string>> = {
  DATABASE_URL_FILE: 'postgres://kit@postgres/kit',
  REDIS_URL_FILE: 'redis://redis:6379',
  KIT_SERVER_SMTP_URL_FILE: 'smtps://mail.example',
  KIT_SERVER_ENCRYPTION_KEY_FILE: '11'.repeat(32),
}

/** Checks the example of a module with the secrets that a sample mounts. */
function checkExample(module: ServerModule, variables: readonly string[]): Promise<readonly string[]> {
  const named = variables.filter((name) => name in secrets)
  const env = Object.fromEntries(named.map((name) => [name.replace(/_FILE$/, ''), secrets[name] ?? '']))
  return checkModuleConfig(module, { file: examplePath(module), env })
}

async function startModule(module: ServerModule, config: object) {
  const file = join(temporaryDirectory(), `${module}.json`)
  const quiet = { port: 0, metricsPort: 0, lameDuckMs: 0, logLevel: 'silent', trustProxy: 1 }
  writeFileSync(file, JSON.stringify({ dataDir: temporaryDirectory(), ...quiet, ...config }))
  const { server } = await loadModule(module, { file })
  onTestFinished(() => server.stop())
  return server.start()
}

/** Sends a request to a host behind the proxy, whatever its address. */
function askHost(url: string, host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), {
      method: 'POST',
      headers: { host },
      // The certificate is for localhost.
      rejectUnauthorized: false,
    })
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ projectId: 'p' }))
  })
}

describe('compose.modules.yaml', () => {
  it.each(serverModules)('runs kit-server %s with a configuration that it accepts', async (module) => {
    const { services } = parse(read('compose.modules.yaml'), { merge: true })
    const { command, environment, expose } = services[module]
    expect(command).toEqual([module])
    expect(expose).toContain(String(parseConfig({}).port))
    expect((await checkExample(module, Object.keys(environment))).join('\n')).toContain('Postgres')
  })
})

describe('kubernetes.modules.yaml', () => {
  const resources = parseAllDocuments(read('kubernetes.modules.yaml')).map((document): Resource => document.toJS())

  it('has a deployment, a service and a disruption budget for each module, and scales the relay', () => {
    expect(resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      ...serverModules.flatMap((module) => [
        `Deployment kit-server-${module}`,
        `Service ${module}`,
        `PodDisruptionBudget kit-server-${module}`,
      ]),
      'HorizontalPodAutoscaler kit-server-relay',
    ])
  })

  it.each(serverModules)(
    'runs kit-server %s with a configuration that it accepts, behind its service',
    async (module) => {
      const [deployment, service] = [`Deployment kit-server-${module}`, `Service ${module}`].map((name) =>
        resources.find(({ kind, metadata }) => `${kind} ${metadata.name}` === name),
      )
      const { metadata, spec } = deployment?.spec.template ?? {}
      const [container] = spec?.containers ?? []
      expect(container?.args).toEqual([module])
      expect(service?.spec.selector).toEqual(metadata?.labels)
      const summary = await checkExample(module, container?.env.map(({ name }) => name) ?? [])
      expect(summary.join('\n')).toContain('Postgres')
      const { wallet } = JSON.parse(readFileSync(examplePath(module), 'utf8'))
      const ports = container?.ports.map(({ containerPort }) => containerPort)
      expect(ports).toEqual([4401, ...(module === 'wallet' ? [wallet.port] : []), 9464])
      expect(container?.readinessProbe.httpGet.path).toMatch(/^\/ready\?ignore=cache/)
    },
  )

  it('has the API where the wallet service looks for it', () => {
    const { apiUrl } = JSON.parse(read('wallet.example.json')).wallet
    const service = resources.find(({ kind, metadata }) => `${kind} ${metadata.name}` === 'Service api')
    expect(apiUrl).toBe(`http://api:${service?.spec.ports[0]?.port}`)
    expect(Object.keys(parse(read('compose.modules.yaml'), { merge: true }).services)).toContain('api')
  })
})

describe.each([
  { sample: 'nginx.modules.conf', program: nginxProgram, start: startNginx },
  { sample: 'Caddyfile.modules', program: caddyProgram, start: startCaddy },
])('$sample', ({ sample, program, start }) => {
  it('passes kit-server doctor in front of a relay, an API and a wallet service', async (context) => {
    if (program() === undefined) context.skip('needs its proxy, which is not installed')
    const wallet = { origin: walletOrigin, login: loginOrigin, port: 0 }
    const relay = await startModule('relay', { relay: { pingIntervalMs: 50 } })
    const api = await startModule('api', { chains: {}, wallet, trustProxy: ['loopback'] })
    const login = await startModule('wallet', { chains: {}, wallet: { ...wallet, apiUrl: api.url } })
    const replicas = [relay.url, relay.url, api.url, api.url, login.walletUrl ?? '', login.walletUrl ?? '']
    const { url, cert, plainPort } = await start(read(sample), replicas)
    const ports = { http: plainPort, metrics: undefined }
    expect(await examineDeployment(url, { ca: cert, ports })).toEqual([])
    expect(await askHost(url, 'wallet.example', '/wallet/v1/config')).toBe(200)
    expect(await askHost(url, 'localhost', '/wallet/v1/config')).toBe(404)
  })
})
