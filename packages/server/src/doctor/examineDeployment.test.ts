import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { startTestServer } from '../testing/startTestServer.js'
import { type ProxyFaults, startTlsProxy } from '../testing/startTlsProxy.js'
import { type DeploymentFault, writeFindings } from './DeploymentFinding.js'
import { deploymentFaults } from './deploymentFaults.data.js'
import { type DeploymentOptions, examineDeployment, runDoctor } from './examineDeployment.js'

/** A fault to plant: in the server, the proxy, or the options of the check. */
type Planted = {
  readonly config?: ServerConfigInput
  readonly proxy?: ProxyFaults
  readonly options?: DeploymentOptions
}

const healthy: ServerConfigInput = { chains: {}, trustProxy: 1, relay: { pingIntervalMs: 50 } }
const none = { http: undefined, metrics: undefined }

/** Starts a server behind a TLS proxy, and checks it. */
async function examine({ config, proxy, options }: Planted = {}) {
  const server = await startTestServer({ ...healthy, ...config })
  const { url, cert } = await startTlsProxy(server.url, proxy)
  return examineDeployment(url, { ca: cert, ports: none, ...options })
}

const codes = (findings: readonly { readonly code: DeploymentFault }[]) => [
  ...new Set(findings.map(({ code }) => code)),
]

async function startPlain(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Returns the number of a port that refuses connections. */
async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const answer = (path: string, status: number, text = ''): ProxyFaults => ({
  answer: ({ url }, response) => url?.startsWith(path) === true && response.writeHead(status).end(text) !== undefined,
})

const refuseSocket: ProxyFaults['upgrade'] = (request, socket) => {
  const server = new WebSocketServer({ noServer: true })
  server.handleUpgrade(request, socket, Buffer.alloc(0), (one) => one.close(1013, 'Too many sockets'))
  return true
}

const listed = { projects: [{ id: 'shop' }] } as const
const planted: readonly [DeploymentFault, string, Planted][] = [
  ['certificate-invalid', 'an expired certificate', { proxy: { days: -1 } }],
  ['certificate-invalid', 'an untrusted certificate', { options: { ca: undefined } }],
  ['certificate-expires', 'a certificate that expires in a week', { proxy: { days: 7 } }],
  ['tls-outdated', 'TLS 1.1', { proxy: { tls: { minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' } } }],
  ['health-failed', 'a proxy to another program', { proxy: answer('/health', 200, 'Welcome!') }],
  ['not-ready', 'a chain without nodes', { config: { chains: { 'eip155:7': 'http://127.0.0.1:9' } } }],
  [
    'relay-unreachable',
    'a proxy that forwards no upgrade',
    {
      proxy: {
        upgrade: (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n') !== undefined,
      },
    },
  ],
  [
    'relay-unreachable',
    'a proxy that drops upgrades',
    { proxy: { upgrade: (_, socket) => socket.destroy() !== undefined } },
  ],
  ['relay-refused', 'a relay that is full', { proxy: { upgrade: refuseSocket } }],
  ['relay-audience', 'another audience', { config: { relay: { audiences: ['wss://relay.example'] } } }],
  ['project-refused', 'no project', { config: listed }],
  [
    'cors-blocked',
    'CORS headers of proxy and server',
    { proxy: { headers: { 'access-control-allow-origin': ['*', '*'] } } },
  ],
  [
    'cors-blocked',
    'a proxy that refuses OPTIONS',
    {
      proxy: { answer: ({ method }, response) => method === 'OPTIONS' && response.writeHead(405).end() !== undefined },
    },
  ],
  ['metrics-exposed', 'metrics through the proxy', { proxy: answer('/metrics', 200, '# HELP kit_draining 1\n') }],
  [
    'clock-skew',
    'a proxy ahead by an hour',
    { proxy: { headers: { date: new Date(Date.now() + 3_600_000).toUTCString() } } },
  ],
  [
    'url-limited',
    'a limit of 4 KiB for URLs',
    { proxy: { answer: ({ url = '' }, response) => url.length > 4096 && response.writeHead(414).end() !== undefined } },
  ],
  [
    'headers-limited',
    'a limit of 4 KiB for headers',
    {
      proxy: {
        answer: ({ headers }, response) =>
          (headers.cookie?.length ?? 0) > 4096 && response.writeHead(400).end() !== undefined,
      },
    },
  ],
  [
    'body-limited',
    'a limit of 1 MiB for bodies',
    {
      proxy: {
        answer: ({ headers }, response) =>
          Number(headers['content-length']) > 2 ** 20 && response.writeHead(413).end() !== undefined,
      },
    },
  ],
  ['frame-invalid', 'a frame host without a release', { options: { walletUrl: 'http://127.0.0.1:9' } }],
]

describe('examineDeployment', () => {
  it('finds nothing in a healthy deployment', async () => {
    expect(await examine()).toEqual([])
    const closed = await closedPort()
    expect(
      await examine({ config: listed, options: { project: 'shop', ports: { http: closed, metrics: closed } } }),
    ).toEqual([])
  })

  it.each(planted)('finds %s: %s', async (code, _, plant) => {
    expect(codes(await examine(plant))).toEqual([code])
  })

  it('finds clock-skew when the relay refuses the token, or stamps messages an hour later', async () => {
    for (const hours of [-1, 1]) {
      const server = await startTestServer(healthy, { now: () => Date.now() + hours * 3_600_000 })
      const { url, cert } = await startTlsProxy(server.url)
      expect(codes(await examineDeployment(url, { ca: cert, ports: none }))).toEqual(['clock-skew'])
    }
    const tolerant = { relay: { pingIntervalMs: 50, clockToleranceS: 7200 } }
    const server = await startTestServer({ ...healthy, ...tolerant }, { now: () => Date.now() + 3_600_000 })
    const [finding, ...more] = await examineDeployment(server.url, { ports: none })
    expect([finding?.message, more]).toEqual([expect.stringMatching(/by 3600 s|by 3599 s|by 3601 s/), []])
  })

  it('finds relay-idle-closed when the proxy closes the socket before the next ping', async () => {
    const findings = await examine({
      config: { relay: { pingIntervalMs: 30_000 } },
      proxy: {
        watch: (client, bytes) => void (bytes.includes('irn_subscription') && setImmediate(() => client.end())),
      },
    })
    expect(codes(findings)).toEqual(['relay-idle-closed'])
  })

  it('finds http-not-redirected only if the plain port serves the API', async () => {
    const serves = await startPlain((_, response) => response.end('OK v1'))
    const redirects = await startPlain((_, response) =>
      response.writeHead(301, { location: 'https://localhost/' }).end(),
    )
    expect(codes(await examine({ options: { ports: { ...none, http: serves } } }))).toEqual(['http-not-redirected'])
    expect(await examine({ options: { ports: { ...none, http: redirects } } })).toEqual([])
  })

  it('finds metrics-exposed when the port of the metrics is reachable', async () => {
    const { metricsUrl = '' } = await startTestServer({ ...healthy, metricsPort: 0 })
    const findings = await examine({ options: { ports: { ...none, metrics: Number(new URL(metricsUrl).port) } } })
    expect(codes(findings)).toEqual(['metrics-exposed'])
  })

  it('finds no-tls for another machine, but not for this one', async () => {
    const { url } = await startTestServer({ ...healthy, host: '0.0.0.0' })
    expect(await examineDeployment(url.replace('0.0.0.0', '127.0.0.1'), { ports: none })).toEqual([])
    const other = url.replace(/127\.0\.0\.1|0\.0\.0\.0/, '0.0.0.0')
    expect(codes(await examineDeployment(other, { ports: none }))).toEqual(['no-tls'])
  })

  it('finds unreachable, and nothing else, when nothing listens', async () => {
    expect(codes(await examineDeployment(`https://localhost:${await closedPort()}`))).toEqual(['unreachable'])
  })

  it('refuses invalid URLs', async () => {
    await expect(examineDeployment('api.example')).rejects.toMatchObject({ code: 'server/config' })
    await expect(examineDeployment('http://127.0.0.1', { relayUrl: 'https://a.example' })).rejects.toThrow(
      '--relay-url',
    )
  })
})

describe('runDoctor', () => {
  it('fails only for errors, and prints each finding with its code and fix, or as JSON', async () => {
    const { url } = await startTestServer(healthy)
    expect(await runDoctor(url, { isJson: false, ports: none })).toEqual({
      lines: ['No faults found.'],
      isSuccess: true,
    })
    const refused = await startTestServer({ ...healthy, ...listed })
    const { lines, isSuccess } = await runDoctor(refused.url, { isJson: true, ports: none })
    expect([isSuccess, JSON.parse(lines.join('\n'))]).toEqual([
      false,
      [
        {
          code: 'project-refused',
          ...deploymentFaults['project-refused'],
          message: expect.stringContaining('invalid key'),
        },
      ],
    ])
    const warned = await startTlsProxy(url, { days: 7 })
    const warning = await runDoctor(warned.url, { isJson: false, ports: none, ca: warned.cert })
    expect(warning.isSuccess).toBe(true)
    expect(warning.lines).toEqual([
      expect.stringMatching(/^! The certificate of localhost:\d+ expires in \d days\. {2}\[certificate-expires\]$/),
      `  → ${deploymentFaults['certificate-expires'].fix}`,
    ])
  })

  it('lists errors before warnings', () => {
    const of = (code: DeploymentFault) => ({ code, ...deploymentFaults[code], message: code })
    expect(writeFindings([of('tls-outdated'), of('no-tls')])[0]).toContain('[no-tls]')
  })
})

it('docs/runbook.md lists every finding of kit-server doctor', () => {
  const runbook = readFileSync(new URL('../../../../docs/runbook.md', import.meta.url), 'utf8')
  expect(Object.keys(deploymentFaults).filter((code) => !runbook.includes(`| \`${code}\` |`))).toEqual([])
})
