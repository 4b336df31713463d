import { namespaceOf } from '../chain/namespaceOf.js'
import { hostsFault } from '../release/frameSettings.js'
import type { ServerConfig } from './ServerConfig.js'

/** Options that are valid one by one and make no sense together: one line per fault. */
export function findContradictions(config: ServerConfig, namespaces: readonly string[]): readonly string[] {
  return [
    ...sharedFaults(config),
    ...onrampFaults(config),
    ...projectFaults(config),
    ...mailFaults(config),
    ...walletFaults(config),
    ...chainFaults(config, namespaces),
  ]
}

function sharedFaults({ databaseUrl, sessions, port, metricsPort, host, metricsHost }: ServerConfig): string[] {
  const faults: string[] = []
  if (databaseUrl !== undefined && sessions.encryptionKey === undefined)
    faults.push(
      'sessions.encryptionKey: must be set with databaseUrl, the same for every server of the database; make one with: openssl rand -hex 32',
    )
  const isOneHost = host === metricsHost || [host, metricsHost].some(isEveryAddress)
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port && isOneHost)
    faults.push('metricsPort: must not be the public port')
  return faults
}

/** A port of every address is one of each. */
function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function onrampFaults({ onramp, chains }: ServerConfig): string[] {
  const keys = Object.keys(onramp.faucetKeys)
  if (keys.length > 0 && !onramp.sandbox) return ['onramp.faucetKeys: pay out in the sandbox only; set onramp.sandbox']
  return keys
    .filter((chain) => !(chain in chains))
    .map((chain) => `onramp.faucetKeys.${chain}: the chain is not configured`)
}

function projectFaults({ projects, sessions }: ServerConfig): string[] {
  if (projects === 'open') return []
  const perDay = projects.flatMap(({ quota }, index) =>
    (quota?.perDay ?? 0) > (quota?.perMonth ?? Number.POSITIVE_INFINITY)
      ? [`projects.${index}.quota.perDay: is more than perMonth allows`]
      : [],
  )
  return [
    ...(sessions.domain === undefined && sessions.requireProof !== false
      ? ['sessions.domain: must be the host of this server, like api.example, where projects are listed']
      : []),
    ...repeated(projects.map(({ id }) => id)).map((index) => `projects.${index}.id: is the id of another project too`),
    ...perDay,
  ]
}

function walletFaults({ projects, mail, wallet, port, host }: ServerConfig): string[] {
  if (wallet === undefined) return []
  const faults: string[] = []
  const { host: walletHost = host } = wallet
  const isOneHost = host === walletHost || [host, walletHost].some(isEveryAddress)
  if (wallet.port !== 0 && wallet.port === port && isOneHost)
    faults.push('wallet.port: must not be the port of the server')
  if (wallet.email && mail.smtp === undefined && projects !== 'open')
    faults.push('mail.smtp: must be set where people log in by e-mail and projects are listed')
  const hosts = hostsFault(wallet.origin, wallet.login)
  if (hosts !== undefined) faults.push(`wallet.login: ${hosts}`)
  if (projects !== 'open')
    for (const [index, { allowedOrigins }] of projects.entries())
      if (allowedOrigins.length === 0)
        faults.push(`projects.${index}.allowedOrigins: must list the pages that may embed the wallet`)
  return faults
}

function mailFaults({ projects, auth, mail }: ServerConfig): string[] {
  if (mail.smtp !== undefined || projects === 'open') return []
  const isAsked = projects.some(({ emailCapture = auth.emailCapture }) => emailCapture !== 'off')
  return isAsked ? ['mail.smtp: must be set where e-mail addresses are confirmed and projects are listed'] : []
}

function chainFaults({ chains, identity }: ServerConfig, namespaces: readonly string[]): string[] {
  const faults: string[] = []
  if (identity.ensChain !== undefined && !(identity.ensChain in chains))
    faults.push('identity.ensChain: the chain is not configured')
  for (const [chain, { upstreams, methods, bundlers, tokens, stables, feeds }] of Object.entries(chains)) {
    const at = `chains.${chain}`
    if (methods.includes('safe') && !namespaces.includes(namespaceOf(chain)))
      faults.push(`${at}.methods: nothing is known of this kind of chain; list what is passed on, or "*" for all`)
    for (const index of repeated(upstreams.map(({ name, url }) => name ?? `url ${url}`)))
      faults.push(`${at}.upstreams.${index}: has the name or URL of another upstream of the chain`)
    for (const index of repeated(bundlers.map(({ name }) => name)))
      faults.push(`${at}.bundlers.${index}.name: is the name of another bundler of the chain`)
    // What a list in a file holds is not known here.
    if (typeof tokens === 'string') continue
    const known = new Set(tokens.map(({ address }) => address.toLowerCase()))
    for (const index of repeated(tokens.map(({ address }) => address.toLowerCase())))
      faults.push(`${at}.tokens.${index}.address: is the address of another token of the chain`)
    for (const [index, stable] of stables.entries())
      if (!known.has(stable.toLowerCase())) faults.push(`${at}.stables.${index}: is not among the tokens of the chain`)
    for (const token of Object.keys(feeds))
      if (token !== 'native' && !known.has(token.toLowerCase()))
        faults.push(`${at}.feeds.${token}: is not among the tokens of the chain`)
  }
  return faults
}

/** Places of values that were there before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}
