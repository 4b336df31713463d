import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'
import { clockSkew } from './checkRoutes.js'
import type { Deployment, DeploymentCheck } from './Deployment.js'
import { type DeploymentFault, type DeploymentFinding, findingOf } from './DeploymentFinding.js'

const openTimeoutMs = 10_000
const answerTimeoutMs = 10_000
/** The largest `relay.pingIntervalMs`, and some time on the way. */
const pingTimeoutMs = 35_000
const toleranceMs = 120_000
const tokenLifeSeconds = 60

/**
 * Checks the relay through the proxy, as a dapp uses it. Opens a socket with a throwaway key, subscribes, publishes, waits for the message,
 * and stays idle until the next ping.
 */
export const checkRelay: DeploymentCheck = (deployment) => {
  const { relayUrl, now } = deployment
  const socket = openSocket(deployment)
  const topic = randomBytes(32).toString('hex')
  const host = relayUrl.host
  let stage: 'answer' | 'idle' = 'answer'
  let publisher: WebSocket | undefined
  let skew: readonly DeploymentFinding[] = []

  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined
    const finish = (code?: DeploymentFault, message = '') => {
      clearTimeout(timer)
      resolve(code === undefined ? skew : [...skew, findingOf(code, message)])
      for (const one of [socket, publisher]) one?.terminate()
    }
    const wait = (ms: number, message: string) => {
      clearTimeout(timer)
      timer = setTimeout(() => finish('relay-silent', message), ms)
    }
    socket.on('unexpected-response', (_, { statusCode }) =>
      finish('relay-unreachable', `${host} refuses WebSockets with ${statusCode}.`),
    )
    socket.on('error', ({ message }) => finish('relay-unreachable', `${host} opens no WebSocket: ${message}.`))
    socket.on('open', () => {
      wait(answerTimeoutMs, `The relay at ${host} delivers no message within ${answerTimeoutMs / 1000} s.`)
      socket.send(callOf('irn_subscribe', { topic }))
    })
    // A client gets no messages of its own, so another one publishes after the response to the subscribe.
    socket.once('message', () => {
      publisher = openSocket(deployment)
      publisher.on('error', () => undefined)
      publisher.on('open', () => publisher?.send(callOf('irn_publish', { topic, message: 'test', ttl: 300, tag: 0 })))
    })
    socket.on('message', (data) => {
      const push = parsePush(String(data))
      if (push?.topic !== topic) return
      const skewMs = push.publishedAt - now()
      if (Math.abs(skewMs) > toleranceMs) skew = [clockSkew(host, skewMs)]
      socket.send(JSON.stringify({ id: push.id, jsonrpc: '2.0', result: true }))
      stage = 'idle'
      wait(pingTimeoutMs, `The relay at ${host} sends no ping within ${pingTimeoutMs / 1000} s.`)
    })
    socket.on('ping', () => stage === 'idle' && finish())
    socket.on('close', (code, bytes) => finish(...closed(host, stage, code, String(bytes))))
  })
}

/** Explains why the other side closed the socket. */
function closed(host: string, stage: string, code: number, reason: string): readonly [DeploymentFault, string] {
  if (stage === 'idle')
    return ['relay-idle-closed', `${host} closes idle WebSockets before the relay's next ping, with ${code}.`]
  const causes: readonly (readonly [RegExp, DeploymentFault])[] = [
    [/invalid key|origin not allowed/, 'project-refused'],
    [/not yet valid|expired/, 'clock-skew'],
    [/audience/, 'relay-audience'],
  ]
  const cause = causes.find(([pattern]) => pattern.test(reason))?.[1] ?? 'relay-refused'
  return [cause, `The relay at ${host} closes the socket with ${code}: ${reason.slice(0, 100) || 'no reason'}.`]
}

function openSocket({ relayUrl, project, now }: Deployment): WebSocket {
  const url = new URL(relayUrl)
  url.searchParams.set('projectId', project)
  url.searchParams.set('auth', throwawayToken(relayUrl, now()))
  return new WebSocket(url, { rejectUnauthorized: false, handshakeTimeout: openTimeoutMs })
}

function callOf(method: string, params: object): string {
  return JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
}

/** Signs a relay token with a key that is used once. It is short-lived, so that a fast clock of the server is noticed, too. */
function throwawayToken(relayUrl: URL, nowMs: number): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iss = `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...raw))}`
  const iat = Math.floor(nowMs / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sub = randomBytes(32).toString('hex')
  const claims = { iss, sub, aud: relayUrl.href.replace(/\/$/, ''), iat, exp: iat + tokenLifeSeconds }
  const body = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(claims)}`
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
}

type ReceivedPush = { readonly id: unknown; readonly topic: string; readonly publishedAt: number }

function parsePush(text: string): ReceivedPush | undefined {
  try {
    const { id, method, params } = JSON.parse(text)
    const { topic, publishedAt } = params.data
    return method === 'irn_subscription' && Number.isFinite(publishedAt) ? { id, topic, publishedAt } : undefined
  } catch {
    return undefined
  }
}
