import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isConfigError } from '../platform/config/ConfigError.js'
import { closestMatch } from '../platform/config/closestMatch.js'
import { temporaryDirectory } from '../testing/startTestServer.js'
import { checkConfig } from './checkConfig.js'
import { parseConfig } from './parseConfig.js'

const token = `0x${'11'.repeat(20)}`
const other = `0x${'22'.repeat(20)}`
const sessions = { domain: 'api.example' }
const wallet = { origin: 'https://wallet.dapp.example', login: 'https://login.dapp.example', email: false }

function faultsOf(input: unknown, env: Record<string, string> = {}): readonly string[] {
  const file = join(temporaryDirectory(), 'config.json')
  writeFileSync(file, JSON.stringify(input))
  try {
    checkConfig({ file, env })
  } catch (error) {
    if (isConfigError(error)) return (error as { problems: readonly string[] }).problems
    throw error
  }
  return []
}

it('checkConfig reports every problem with its path, and suggests the option that was probably meant', () => {
  const faults = faultsOf({
    prot: 1,
    relay: { limits: { maxSokets: 1 } },
    projects: [{ id: 'p', allowedOrigin: [] }],
    chains: { 'eip155:1': { upstreams: ['http://a', { url: 'ftp://b', pirority: 1 }], token: [], zzzzzzzz: 1 } },
  })
  expect(faults).toEqual(
    expect.arrayContaining([
      'prot: unknown option; did you mean port?',
      'relay.limits.maxSokets: unknown option; did you mean maxSockets?',
      'projects.0.allowedOrigin: unknown option; did you mean allowedOrigins?',
      'chains.eip155:1.upstreams.1.url: must be an http or https URL',
      'chains.eip155:1.upstreams.1.pirority: unknown option; did you mean priority?',
      'chains.eip155:1.token: unknown option; did you mean tokens?',
      'chains.eip155:1.zzzzzzzz: unknown option',
    ]),
  )
  expect(faults).toHaveLength(7)
})

it.each([
  [{ onramp: { faucetKeys: { 'eip155:31337': `0x${'11'.repeat(32)}` } } }, /^onramp.faucetKeys: .*sandbox/],
  [
    { onramp: { sandbox: true, faucetKeys: { 'eip155:5': `0x${'11'.repeat(32)}` } } },
    /^onramp.faucetKeys.eip155:5: this chain/,
  ],
  [{ relay: { databaseUrl: 'postgres://h/d' } }, /^relay.databaseUrl: requires databaseUrl/],
  [{ databaseUrl: 'postgres://h/d' }, /^sessions.encryptionKey: required with databaseUrl/],
  [{ sessions, projects: [{ id: 'a' }, { id: 'a' }] }, /^projects.1.id: /],
  [{ projects: [{ id: 'a' }] }, /^sessions.domain: required when projects are listed/],
  [
    { sessions, projects: [{ id: 'a', quota: { perDay: 9, perMonth: 8 } }] },
    /^projects.0.quota.perDay: must not exceed perMonth/,
  ],
  [{ projects: [{ id: 'a', quota: {} }] }, /^projects.0.quota: must set perDay, perMonth or both/],
  [{ projects: [{ id: 'a', quota: { perDay: 1, perWeek: 1 } }] }, /^projects.0.quota.perWeek: unknown option/],
  [{ metricsPort: 4401 }, /^metricsPort: /],
  [{ metricsPort: 4401, metricsHost: '0.0.0.0' }, /^metricsPort: /],
  [{ wallet: { ...wallet, port: 4401 }, host: '::' }, /^wallet.port: /],
  [{ wallet: { ...wallet, login: wallet.origin } }, /^wallet.login: must not be the origin of the frame/],
  [{ wallet: { ...wallet, login: `${wallet.origin}:8443` } }, /^wallet.login: must be on another host/],
  [
    { wallet: { ...wallet, login: 'https://login.wallet.dapp.example' } },
    /^wallet.login: must not be a subdomain .*passkeys/,
  ],
  [{ wallet: { origin: wallet.origin } }, /^wallet.login: /],
  [
    { wallet, sessions, projects: [{ id: 'a', allowedOrigins: ['https://dapp.example'] }, { id: 'b' }] },
    /^projects.1.allowedOrigins: must list the origins that can embed the wallet/,
  ],
  [{ relay: { audiences: ['relay.example'] } }, /^relay.audiences.0: must be a URL like wss:/],
  [{ identity: { ensChain: 'eip155:9' } }, /^identity.ensChain: /],
  [{ chains: { 'eip155:1': ['http://a', 'http://a'] } }, /^chains.eip155:1.upstreams.1: /],
  [{ chains: { 'eip155:1': { upstreams: ['http://a'], stables: [token] } } }, /^chains.eip155:1.stables.0: /],
  [
    { chains: { 'eip155:1': { upstreams: ['http://a'], feeds: { native: other, [token]: other } } } },
    /^chains.eip155:1.feeds.0x1+: /,
  ],
  [
    { chains: { 'eip155:1': { upstreams: ['http://a'], tokens: 'nowhere.json' } } },
    /^chains.eip155:1.tokens: file not found/,
  ],
  [{ directory: 'nowhere.json' }, /^directory: file not found/],
  [{ pictures: 'nowhere' }, /^pictures: file not found/],
  [{ prices: { fixed: { 'eip155:1:0x12': 1 } } }, /^prices.fixed.eip155:1:0x12: must be/],
])('checkConfig finds contradictory options: %o', (input, fault) => {
  const faults = faultsOf(input)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(fault)
})

it.each([
  'https://app.example/path',
  'https://app.example/*',
  'https://app.example:*',
  '*.app.example:*',
  'https://app.example?x',
  'https://pre-*.app.example',
  'app.example',
])('checkConfig refuses the origin %s, which would match no page, and names it', (origin) => {
  const faults = faultsOf({ sessions, projects: [{ id: 'a', allowedOrigins: ['https://*.app.example:8443', origin] }] })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(
    /^projects\.0\.allowedOrigins\.1: must be an origin like .* with an optional port and no path; received/,
  )
  expect(faults[0]).toContain(`received "${origin}"`)
})

it('checkConfig reports that other machines can use any project ID', () => {
  const projectsOf = (input: object): string | undefined => {
    const file = join(temporaryDirectory(), 'config.json')
    writeFileSync(file, JSON.stringify(input))
    return checkConfig({ file }).find((line) => line.startsWith('projects'))
  }
  expect(projectsOf({ host: '0.0.0.0' })).toMatch(/open to everyone who can reach this machine/)
  for (const host of ['127.0.0.1', '::1', 'localhost']) expect(projectsOf({ host })).toMatch(/any ID \(development\)$/)
  expect(projectsOf({ host: '0.0.0.0', sessions, chains: {}, projects: [{ id: 'a' }] })).toMatch(/ a$/)
})

it('checkConfig reads databases and keys from the environment and never prints them', () => {
  const key = 'ab'.repeat(32)
  const env = {
    DATABASE_URL: 'postgres://user:pass-word@db/kit',
    REDIS_URL: 'redis://:pass-word@cache',
    KIT_SERVER_ENCRYPTION_KEY: key,
    KIT_SERVER_ROLE: 'api',
    KIT_SERVER_METRICS_PORT: '9464',
  }
  const summary = checkConfig({ env }).join('\n')
  expect(summary).toMatch(/Postgres, shared by all replicas/)
  expect(summary).toMatch(/Redis, prefix kit:/)
  expect(summary).toMatch(/127\.0\.0\.1:9464/)
  expect(summary).toMatch(/eip155:31337 +1 upstream,/)
  expect(summary).not.toMatch(/pass-word|abab/)
})

it('checkConfig requires the options of each social provider, and no secret sent over plain HTTP', () => {
  const providers = {
    google: { clientId: 'a', issuer: 'http://login.example' },
    apple: { clientId: 'a', clientSecret: 'b', teamId: 'c', keyId: 'd', privateKey: 'e' },
    farcaster: { relay: 'https://relay.example' },
    gogle: {},
  }
  const faults = faultsOf({ wallet: { ...wallet, providers } }).join('\n')
  expect(faults).toContain('wallet.providers.google.issuer: must use HTTPS unless the host is localhost')
  expect(faults).toContain('wallet.providers.apple.clientSecret: unknown option')
  expect(faults).toContain('wallet.providers.apple.privateKey: must be a P-256 private key in PEM format')
  expect(faults).toContain('wallet.providers.farcaster.rpc:')
  expect(faults).toContain('wallet.providers.gogle: unknown option; did you mean google?')
})

it('checkConfig returns a configuration or problems for any input', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('port', 'chains', 'relay', 'projects', 'x'), fc.jsonValue()), (input) => {
      try {
        parseConfig(input)
      } catch (error) {
        expect(isConfigError(error)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

it('checkConfig suggests only similar option names', () => {
  expect(closestMatch('upstream', ['upstreams', 'url'])).toBe('upstreams')
  expect(closestMatch('DATADIR', ['dataDir'])).toBe('dataDir')
  expect(closestMatch('xyz', ['port', 'host'])).toBeUndefined()
})
