import { ConfigError } from '../platform/config/ConfigError.js'
import { checkFrame } from './checkFrame.js'
import { checkRelay } from './checkRelay.js'
import { checkRoutes } from './checkRoutes.js'
import { checkTls } from './checkTls.js'
import type { Deployment } from './Deployment.js'
import { type DeploymentFinding, findingOf, writeFindings } from './DeploymentFinding.js'
import { sendProbe } from './sendProbe.js'

/** Options of {@link examineDeployment} beside the URL. */
export type DeploymentOptions = Partial<Omit<Deployment, 'url' | 'relayUrl'>> & {
  /** Default: the URL with `wss:`. */
  readonly relayUrl?: string | undefined
}

/**
 * Checks a deployment of kit-server from outside, without secrets.
 *
 * @throws ConfigError when a URL is invalid
 * @example (await examineDeployment('https://api.example', { project: 'my-dapp' })).map(({ code }) => code)
 */
export async function examineDeployment(
  url: string,
  options: DeploymentOptions = {},
): Promise<readonly DeploymentFinding[]> {
  const { project = 'doctor', releaseKeys = [], now = Date.now, ports = { http: 80, metrics: 9464 } } = options
  const base = parseUrl('URL', url, /^https?:$/)
  const relayUrl = parseUrl('--relay-url', options.relayUrl ?? base.origin.replace(/^http/, 'ws'), /^wss?:$/)
  const { walletUrl, ca } = options
  if (walletUrl !== undefined) parseUrl('--wallet-url', walletUrl, /^https?:$/)
  if ((await sendProbe(new URL('/health', base))) === undefined)
    return [findingOf('unreachable', `${base.origin} does not respond.`)]
  const deployment: Deployment = { url: base, relayUrl, project, walletUrl, releaseKeys, ports, ca, now }
  const checks = [checkTls, checkRoutes, checkRelay, checkFrame]
  const findings = (await Promise.all(checks.map((check) => check(deployment)))).flat()
  // The relay's clock and the proxy's clock are often the same.
  return findings.filter(
    ({ code }, at) => code !== 'clock-skew' || findings.findIndex((one) => one.code === code) === at,
  )
}

/** Runs `kit-server doctor`: returns the lines to print, and whether there is no error. */
export async function runDoctor(url: string, { isJson, ...options }: DeploymentOptions & { readonly isJson: boolean }) {
  const findings = await examineDeployment(url, options)
  const lines = isJson ? [JSON.stringify(findings, null, 2)] : writeFindings(findings)
  return { lines, isSuccess: findings.every(({ severity }) => severity !== 'error') }
}

function parseUrl(option: string, text: string, protocol: RegExp): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !protocol.test(url.protocol))
    throw new ConfigError([`${option}: invalid: ${text.slice(0, 80)}`])
  return url
}
