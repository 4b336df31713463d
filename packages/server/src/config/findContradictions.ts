import { namespaceOf } from '@kit/core/plugin'
import { hostsFault } from '../wallet/release/frameSettings.js'
import { isWildcardHost, metricsPortFaults, projectListFaults, repeated } from './findPlatformContradictions.js'
import type { ServerConfig } from './ServerConfig.js'

/** Finds options that are valid alone but contradict each other; one line per problem. */
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

function sharedFaults(config: ServerConfig): string[] {
  const { databaseUrl, relay, sessions } = config
  const faults: string[] = []
  if (databaseUrl !== undefined && sessions.encryptionKey === undefined)
    faults.push(
      'sessions.encryptionKey: required with databaseUrl, and must be the same on every server that shares the database; generate one with: openssl rand -hex 32',
    )
  if (relay.databaseUrl !== undefined && databaseUrl === undefined)
    faults.push('relay.databaseUrl: requires databaseUrl, for the data of the other modules')
  return [...faults, ...metricsPortFaults(config)]
}

function onrampFaults({ onramp, chains }: ServerConfig): string[] {
  const keys = Object.keys(onramp.faucetKeys)
  if (keys.length > 0 && !onramp.sandbox)
    return ['onramp.faucetKeys: requires onramp.sandbox, because payouts happen in the sandbox only']
  return keys
    .filter((chain) => !(chain in chains))
    .map((chain) => `onramp.faucetKeys.${chain}: this chain is not in chains`)
}

function projectFaults({ projects, sessions }: ServerConfig): string[] {
  if (projects === 'open') return []
  return [
    ...(sessions.domain === undefined && sessions.requireProof !== false
      ? ['sessions.domain: required when projects are listed; set it to the host of this server, such as api.example']
      : []),
    ...projectListFaults(projects),
  ]
}

function walletFaults({ projects, mail, wallet, port, host }: ServerConfig): string[] {
  if (wallet === undefined) return []
  const faults: string[] = []
  const { host: walletHost = host } = wallet
  const isOneHost = host === walletHost || [host, walletHost].some(isWildcardHost)
  if (wallet.port !== 0 && wallet.port === port && isOneHost) faults.push('wallet.port: must differ from port')
  if (wallet.email && mail.smtp === undefined && projects !== 'open')
    faults.push('mail.smtp: required for email sign-in when projects are listed')
  const hosts = hostsFault(wallet.origin, wallet.login)
  if (hosts !== undefined) faults.push(`wallet.login: ${hosts}`)
  if (projects !== 'open')
    for (const [index, { allowedOrigins }] of projects.entries())
      if (allowedOrigins.length === 0)
        faults.push(`projects.${index}.allowedOrigins: must list the origins that can embed the wallet`)
  return faults
}

function mailFaults({ projects, auth, mail }: ServerConfig): string[] {
  if (mail.smtp !== undefined || projects === 'open') return []
  const isRequested = projects.some(({ emailCapture = auth.emailCapture }) => emailCapture !== 'off')
  return isRequested ? ['mail.smtp: required to verify email addresses when projects are listed'] : []
}

function chainFaults({ chains, identity }: ServerConfig, namespaces: readonly string[]): string[] {
  const faults: string[] = []
  if (identity.ensChain !== undefined && !(identity.ensChain in chains))
    faults.push('identity.ensChain: this chain is not in chains')
  for (const [chain, { upstreams, methods, bundlers, tokens, stables, feeds }] of Object.entries(chains)) {
    const at = `chains.${chain}`
    if (methods.includes('safe') && !namespaces.includes(namespaceOf(chain)))
      faults.push(
        `${at}.methods: this namespace has no list of safe methods; list the methods to forward, or "*" for all`,
      )
    for (const index of repeated(upstreams.map(({ name, url }) => name ?? `url ${url}`)))
      faults.push(`${at}.upstreams.${index}: duplicate name or URL of an upstream of this chain`)
    for (const index of repeated(bundlers.map(({ name }) => name)))
      faults.push(`${at}.bundlers.${index}.name: duplicate name of a bundler of this chain`)
    // The content of a token-list file is not loaded here.
    if (typeof tokens === 'string') continue
    const known = new Set(tokens.map(({ address }) => address.toLowerCase()))
    for (const index of repeated(tokens.map(({ address }) => address.toLowerCase())))
      faults.push(`${at}.tokens.${index}.address: duplicate token address on this chain`)
    for (const [index, stable] of stables.entries())
      if (!known.has(stable.toLowerCase()))
        faults.push(`${at}.stables.${index}: not listed in the tokens of this chain`)
    for (const token of Object.keys(feeds))
      if (token !== 'native' && !known.has(token.toLowerCase()))
        faults.push(`${at}.feeds.${token}: not listed in the tokens of this chain`)
  }
  return faults
}
