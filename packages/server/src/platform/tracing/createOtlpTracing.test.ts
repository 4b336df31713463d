import type { IncomingHttpHeaders } from 'node:http'
import { startLogins } from '@kit/devnet/logins'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../../config/parseConfig.js'
import { requestCode } from '../../testing/confirmEmail.js'
import { connectRelayClient } from '../../testing/connectRelayClient.js'
import { createBrowser } from '../../testing/createBrowser.js'
import { createWalletClient } from '../../testing/createWalletClient.js'
import { requestJson } from '../../testing/requestJson.js'
import { startHttp } from '../../testing/startNode.js'
import { startSmtp } from '../../testing/startSmtp.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { loginOrigin, startWallet } from '../../testing/startWallet.js'

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, string | number>> }
type ExportedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { readonly code?: number }
  readonly attributes: readonly Attribute[]
}
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[]
  }[]
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const clientSpanId = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${clientSpanId}-00`
const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Receives spans as an OpenTelemetry collector does. */
async function startReceiver() {
  const bodies: string[] = []
  const paths: string[] = []
  const { url } = await startHttp(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    paths.push(request.url ?? '')
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return { url, bodies, paths, spans }
}

/** Starts a traced server over a node that records its headers. The node fails calls of `eth_getCode`. */
async function start(tracing: (nodeUrl: string) => ServerConfigInput['tracing']) {
  const headers: IncomingHttpHeaders[] = []
  const node = await startHttp(async (request, response) => {
    headers.push(request.headers)
    let body = ''
    for await (const chunk of request) body += chunk
    if (body.includes('eth_getCode')) response.writeHead(500)
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
  })
  const server = await startTestServer({
    chains: { 'eip155:7': { upstreams: [{ name: 'own', url: `${node.url}/secret-key` }] } },
    tracing: tracing(node.url),
  })
  const call = (method: string) =>
    fetch(`${server.url}/v1?chainId=eip155:7&projectId=secret-project`, {
      method: 'POST',
      headers: { traceparent, 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [address, 'latest'] }),
    })
  return { server, headers, call }
}

const attributeOf = ({ attributes }: Pick<ExportedSpan, 'attributes'>, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]

it('tracing exports one trace from the client through the server to a node that it may reach', async () => {
  const receiver = await startReceiver()
  const { server, headers, call } = await start((nodeUrl) => ({ url: receiver.url, propagateTo: [nodeUrl] }))
  expect((await call('eth_getBalance')).status).toBe(200)
  await server.stop()
  expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']))
  const [served, ...sent] = receiver.spans().sort((one, other) => one.kind - other.kind)
  expect(served).toMatchObject({ traceId, parentSpanId: clientSpanId, name: 'POST /v1', kind: 2 })
  expect(served && attributeOf(served, 'http.response.status_code')).toBe(200)
  // The server also asks for the height of the chain.
  expect(sent.length).toBeGreaterThan(0)
  for (const one of sent) {
    expect(one).toMatchObject({ traceId, parentSpanId: served?.spanId, name: 'POST', kind: 3 })
    expect([attributeOf(one, 'kit.chain'), attributeOf(one, 'kit.upstream')]).toEqual(['eip155:7', 'own'])
  }
  expect(headers.map((one) => one['traceparent']).sort()).toEqual(
    sent.map(({ spanId }) => `00-${traceId}-${spanId}-01`).sort(),
  )
})

it('tracing sends no trace ID to a node unless it is configured, and marks failed requests', async () => {
  const receiver = await startReceiver()
  const { server, headers, call } = await start(() => ({
    url: `${receiver.url}/`,
    propagateTo: ['http://other.example'],
  }))
  expect((await call('eth_getCode')).status).toBe(503)
  await server.stop()
  expect(headers.length).toBeGreaterThan(0)
  expect(headers.filter((one) => 'traceparent' in one)).toEqual([])
  const failed = receiver.spans().filter(({ status }) => status.code === 2)
  expect(new Set(failed.map(({ name }) => name))).toEqual(new Set(['POST', 'POST /v1']))
})

/** Requests a code by email from a traced server, which sends it in the background. */
async function sendCode(smtp: Awaited<ReturnType<typeof startSmtp>>, tracing: ServerConfigInput['tracing']) {
  const mail = { smtp: smtp.url, from: 'noreply@sender.test' }
  const server = await startTestServer({ chains: {}, auth: { emailCapture: 'optional' }, mail, tracing })
  expect((await requestCode(server, 'alice@example.org', `eip155:1:${address}`)).status).toBe(200)
  await server.stop()
}

it('tracing exports a span of each email below its request, with the reason when it is refused', async () => {
  const receiver = await startReceiver()
  await sendCode(await startSmtp(), { url: receiver.url })
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, refuse) =>
    refuse(Object.assign(new Error('no alice here'), { responseCode: 550 }))
  await sendCode(await startSmtp({ onRcptTo }), { url: receiver.url })
  const [sent, refused] = receiver.spans().filter(({ name }) => name === 'email')
  for (const email of [sent, refused]) {
    const request = receiver.spans().find(({ spanId }) => spanId === email?.parentSpanId)
    expect(request?.name).toBe('POST /auth/v1/otp')
  }
  expect([sent?.status.code, refused?.status.code]).toEqual([0, 2])
  expect(sent?.attributes).toEqual([])
  expect(refused && attributeOf(refused, 'kit.outcome')).toBe('EENVELOPE')
  expect(receiver.bodies.join()).not.toMatch(/alice|example|sender|0x529084|127\.0\.0\.1|localhost/i)
})

it('tracing exports a span of each request to a sign-in provider', async () => {
  const receiver = await startReceiver()
  const logins = await startLogins({ loginHost: loginOrigin })
  onTestFinished(() => logins.stop())
  const { providers } = logins
  const server = await startWallet({ providers }, { tracing: { url: receiver.url } })
  const client = await createWalletClient(server)
  const body = { projectId: 'demo', origin: 'https://dapp.example', provider: 'google' }
  const { uri } = (await client.ask('/wallet/v1/social/start', body)).body as { readonly uri: string }
  const browser = createBrowser(server)
  await browser.press(await browser.open(uri), 'person', '1001')
  await server.stop()
  const asked = receiver.spans().filter((span) => attributeOf(span, 'kit.provider') === 'google')
  // The discovery when the user leaves, and the token when the user comes back.
  expect(asked.map(({ name }) => name).sort()).toEqual(['GET', 'POST'])
  for (const one of asked) {
    expect(attributeOf(one, 'http.response.status_code')).toBe(200)
    expect(receiver.spans().map(({ spanId }) => spanId)).toContain(one.parentSpanId)
  }
  expect(receiver.bodies.join()).not.toMatch(/1001|dapp\.example|ticket=|code=|state=|127\.0\.0\.1|localhost/i)
})

it('tracing exports a span of each request to a bundler, which gets no trace ID unless it is configured', async () => {
  const receiver = await startReceiver()
  const headers: IncomingHttpHeaders[] = []
  const bundler = await startHttp((request, response) => {
    headers.push(request.headers)
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x5"}')
  })
  const bundlers = [{ name: 'own', url: `${bundler.url}/secret-key` }]
  const chains = { 'eip155:7': { upstreams: ['http://127.0.0.1:9'], bundlers } }
  const server = await startTestServer({ chains, tracing: { url: receiver.url } })
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_sendUserOperation', params: [{ sender: address }, address] }
  expect((await requestJson(`${server.url}/v1/bundler?projectId=p&chainId=eip155:7`, call)).status).toBe(200)
  await server.stop()
  const [served, sent] = ['POST /v1/bundler', 'POST'].map((name) => receiver.spans().find((span) => span.name === name))
  expect(sent).toMatchObject({ parentSpanId: served?.spanId, kind: 3 })
  expect(sent && attributeOf(sent, 'http.response.status_code')).toBe(200)
  expect(headers.filter((one) => 'traceparent' in one)).toEqual([])
  expect(receiver.bodies.join()).not.toMatch(/0x529084|secret|127\.0\.0\.1|localhost/i)
})

it('tracing exports no address, topic, email, IP, project, token, key or URL', async () => {
  const receiver = await startReceiver()
  const { server, call } = await start(() => ({ url: receiver.url }))
  const { url } = server
  const topic = 'cd'.repeat(32)
  const client = await connectRelayClient({ url })
  await client.call('irn_publish', { topic, message: 'sealed', ttl: 300, tag: 1108 })
  await call('eth_getBalance')
  await call('eth_getCode')
  await requestJson(`${url}/v1/profile/reverse/${address}?projectId=secret-project&sender=${address}`)
  await requestJson(`${url}/v1/profile/account/alice.kit.test?projectId=secret-project`)
  await requestJson(`${url}/nowhere/${address}`)
  const otp = { email: 'alice@example.org', account: `eip155:1:${address}` }
  await requestJson(`${url}/auth/v1/otp?projectId=secret-project`, otp)
  await server.stop()
  const text = receiver.bodies.join('\n')
  expect(receiver.spans().length).toBeGreaterThan(6)
  expect(text).toContain('/v1/profile/reverse/:address')
  expect(text).not.toMatch(
    /0x529084|cdcdcd|sealed|alice|@example|secret|203\.0\.113|127\.0\.0\.1|localhost|https?:\/\//i,
  )
})

it('tracing draws the requests that it traces, whatever the client asks for', async () => {
  const receiver = await startReceiver()
  const { server, headers, call } = await start((nodeUrl) => ({
    url: receiver.url,
    sampleRatio: 0,
    propagateTo: [nodeUrl],
  }))
  expect((await call('eth_getBalance')).status).toBe(200)
  await server.stop()
  expect(receiver.bodies).toEqual([])
  expect(headers.length).toBeGreaterThan(0)
  expect(headers.filter((one) => 'traceparent' in one)).toEqual([])
})

it('tracing loses its spans, and nothing else, while the receiver is down', async () => {
  const { server, call } = await start(() => ({ url: 'http://127.0.0.1:9' }))
  expect((await call('eth_getBalance')).status).toBe(200)
  await server.stop()
})
