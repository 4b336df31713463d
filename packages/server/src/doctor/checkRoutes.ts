import { isLocal } from './checkTls.js'
import type { Deployment, DeploymentCheck } from './Deployment.js'
import { type DeploymentFinding, findingOf } from './DeploymentFinding.js'
import { sendProbe } from './sendProbe.js'

/** The default of `relay.clockToleranceS`. */
const toleranceMs = 120_000
const largeUrlBytes = 6 * 1024
const largeHeaderBytes = 6 * 1024
/** Below the limit of kit-server, which is 2 MiB. */
const largeBodyBytes = 1.5 * 1024 * 1024
const foreignOrigin = 'https://dapp.example'

/** Checks what the proxy forwards over HTTP: health, readiness, CORS, large requests, and no metrics. */
export const checkRoutes: DeploymentCheck = async (deployment) => {
  const checks = [checkHealth, checkReady, checkCors, checkLarge, checkMetrics]
  return (await Promise.all(checks.map((check) => check(deployment)))).flat()
}

async function checkHealth({ url, now }: Deployment): Promise<readonly DeploymentFinding[]> {
  const startedMs = now()
  const health = await sendProbe(new URL('/health', url))
  const finishedMs = now()
  if (health === undefined) return []
  if (health.status !== 200 || !health.text.startsWith('OK v'))
    return [findingOf('health-failed', `${url.origin}/health responds with ${health.status}, not as kit-server does.`)]
  const dateMs = Date.parse(health.headers.date ?? '')
  // The header has whole seconds.
  const skewMs = dateMs > finishedMs ? dateMs - finishedMs : Math.max(0, startedMs - dateMs - 1000)
  return skewMs > toleranceMs ? [clockSkew(url.host, skewMs)] : []
}

/** Describes a clock that differs from the local one. */
export function clockSkew(host: string, skewMs: number): DeploymentFinding {
  const text = `The clock of ${host} differs from the local one by ${Math.round(Math.abs(skewMs) / 1000)} s.`
  return findingOf('clock-skew', text)
}

async function checkReady({ url }: Deployment): Promise<readonly DeploymentFinding[]> {
  const ready = await sendProbe(new URL('/ready', url))
  if (ready?.status !== 503) return []
  const missing = /"missing":\[([^\]]*)\]/.exec(ready.text)?.[1]?.replaceAll('"', '').replaceAll(',', ', ')
  return [findingOf('not-ready', `${url.origin}/ready reports: ${missing || 'not ready'}.`)]
}

async function checkCors({ url, project }: Deployment): Promise<readonly DeploymentFinding[]> {
  const api = new URL(`/v1?projectId=${encodeURIComponent(project)}`, url)
  const headers = { origin: foreignOrigin, 'access-control-request-method': 'POST' }
  const preflight = await sendProbe(api, {
    method: 'OPTIONS',
    headers: { ...headers, 'access-control-request-headers': 'content-type,x-project-id' },
  })
  const read = await sendProbe(new URL('/v1/supported-chains', url), { headers: { origin: foreignOrigin } })
  const answers = [
    ['OPTIONS /v1', preflight],
    ['GET /v1/supported-chains', read],
  ] as const
  return answers.flatMap(([name, response]) => {
    if (response === undefined) return []
    const allowed = response.headers['access-control-allow-origin'] ?? 'none'
    const isAllowed = response.status < 300 && (allowed === '*' || allowed === foreignOrigin)
    const words = `responds with ${response.status} and Access-Control-Allow-Origin ${allowed}`
    return isAllowed ? [] : [findingOf('cors-blocked', `${name} ${words}: browsers refuse it.`)]
  })
}

async function checkLarge({ url, project }: Deployment): Promise<readonly DeploymentFinding[]> {
  const health = new URL('/health', url)
  const [path, headers, body] = await Promise.all([
    sendProbe(new URL(`?auth=${'x'.repeat(largeUrlBytes)}`, health)),
    sendProbe(health, { headers: { cookie: `state=${'x'.repeat(largeHeaderBytes)}` } }),
    sendProbe(new URL(`/v1?chainId=eip155:0&projectId=${encodeURIComponent(project)}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(largeBodyBytes)),
    }),
  ])
  return [
    ...(path === undefined || path.status === 200
      ? []
      : [findingOf('url-limited', `A URL of 6 KiB gets ${path.status}.`)]),
    ...(headers === undefined || headers.status === 200
      ? []
      : [findingOf('headers-limited', `A cookie of 6 KiB gets ${headers.status}.`)]),
    ...(body?.status === 413 ? [findingOf('body-limited', 'A body of 1.5 MiB gets 413.')] : []),
  ]
}

async function checkMetrics({ url, ports }: Deployment): Promise<readonly DeploymentFinding[]> {
  const port = isLocal(url) && ports.metrics === 9464 ? undefined : ports.metrics
  const urls = [
    new URL('/metrics', url),
    ...(port === undefined ? [] : [new URL(`http://${url.hostname}:${port}/metrics`)]),
  ]
  const responses = await Promise.all(urls.map((one) => sendProbe(one)))
  return urls.flatMap((one, at) =>
    /^# HELP /m.test(responses[at]?.text ?? '') ? [findingOf('metrics-exposed', `Anyone can read ${one.href}.`)] : [],
  )
}
