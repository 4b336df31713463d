import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isConfigError } from '../platform/config/ConfigError.js'
import { temporaryDirectory } from '../testing/startTestServer.js'
import { frameNetworks } from './frameNetworks.data.js'
import { loadConfig } from './loadConfig.js'
import type { ConfigSources } from './readSources.js'

function fileWith(text: string): string {
  const file = join(temporaryDirectory(), 'config.json')
  writeFileSync(file, text)
  return file
}

function problems(sources: ConfigSources): readonly string[] {
  try {
    loadConfig(sources)
  } catch (error) {
    if (isConfigError(error)) return (error as { problems?: readonly string[] }).problems ?? []
    throw error
  }
  return []
}

describe('loadConfig', () => {
  it('needs no options: defaults to loopback, any project and the two local chains', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4401,
      projects: 'open',
      analytics: { enabled: false },
      trustProxy: 0,
    })
    expect(config.chains).toMatchObject({
      'eip155:31337': { upstreams: [{ url: 'http://127.0.0.1:8545' }] },
      'eip155:31338': { upstreams: [{ url: 'http://127.0.0.1:8546' }] },
    })
  })

  it('refuses a file that lists projects but no chains, because development chains are not for production', () => {
    const sessions = { domain: 'api.example' }
    const file = (more: object) => fileWith(JSON.stringify({ projects: [{ id: 'a' }], sessions, ...more }))
    expect(problems({ file: file({}) })).toEqual([expect.stringMatching(/^chains: /)])
    expect(problems({ file: file({ chains: {} }) })).toEqual([])
  })

  it('makes every limit strict once projects are listed, except those the operator sets', () => {
    const open = loadConfig({})
    const listed = loadConfig({
      file: fileWith(
        '{"chains":{},"projects":[{"id":"a"}],"sessions":{"domain":"api.example"},"rateLimits":{"read":{"points":7,"windowMs":5}},"sockets":{"maxFramesPerSecond":9}}',
      ),
    })
    for (const group of ['rpc', 'write', 'connect', 'events'] as const)
      expect(listed.rateLimits[group].points).toBeLessThan(open.rateLimits[group].points)
    for (const limit of [
      'maxSocketsPerIp',
      'maxRequestsPerSecond',
      'maxStoredBytesPerClient',
      'maxTopicsPerSocket',
    ] as const)
      expect(listed.relay.limits[limit]).toBeLessThan(open.relay.limits[limit])
    expect(listed.http.maxConnectionsPerAddress).toBeLessThan(open.http.maxConnectionsPerAddress)
    expect(listed.sockets.maxBytesPerSecond).toBeLessThan(open.sockets.maxBytesPerSecond)
    expect([listed.rateLimits.read, listed.sockets.maxFramesPerSecond]).toEqual([{ points: 7, windowMs: 5 }, 9])
    // The largest batch and the longest price list must fit.
    expect(listed.rateLimits.rpc.points).toBeGreaterThanOrEqual(1000)
    expect(
      loadConfig({ file: fileWith('{"chains":{},"projects":[],"sessions":{"domain":"api.example"}}') }).rateLimits.read
        .points,
    ).toBeGreaterThanOrEqual(500)
  })

  it('prefers flags over the environment, and the environment over the file', () => {
    const file = fileWith('{"port":1111,"host":"0.0.0.0","dataDir":"from-file","logLevel":"warn"}')
    const env = { KIT_SERVER_PORT: '2222', KIT_SERVER_DATA: 'from-env', KIT_SERVER_CONFIG: file }
    expect(loadConfig({ env, flags: { port: '3333' } })).toMatchObject({
      port: 3333,
      host: '0.0.0.0',
      dataDir: 'from-env',
      logLevel: 'warn',
    })
  })

  it('reads chains with one URL or several, and projects with defaults', () => {
    const file = fileWith(
      '{"chains":{"eip155:1":"https://a.example","eip155:10":["https://b.example","http://c.example"]},"projects":[{"id":"p"}],"sessions":{"domain":"api.example"}}',
    )
    expect(loadConfig({ file })).toMatchObject({
      chains: {
        'eip155:1': { upstreams: [{ url: 'https://a.example' }] },
        'eip155:10': { upstreams: [{ url: 'https://b.example' }, { url: 'http://c.example' }] },
      },
      projects: [{ id: 'p', name: '', allowedOrigins: [] }],
    })
  })

  it('adds the default networks of the frame on request, and prefers configured entries', () => {
    const ask = (text: string) => loadConfig({ file: fileWith(text) })
    const { chains } = ask(
      '{"frameNetworks":true,"chains":{"eip155:1":"https://own.example","eip155:5":"https://five.example"}}',
    )
    expect(Object.keys(chains).toSorted()).toEqual([...Object.keys(frameNetworks), 'eip155:5'].toSorted())
    expect(chains['eip155:1']).toMatchObject({ upstreams: [{ url: 'https://own.example' }] })
    expect(chains['eip155:10']).toMatchObject({ name: 'OP Mainnet', nativeCurrency: { symbol: 'ETH' } })
    expect(Object.keys(ask('{}').chains)).not.toContain('eip155:10')
    expect(() => ask('{"frameNetworks":"yes"}')).toThrow('frameNetworks')
  })

  it('names every invalid option by its path', () => {
    const file = fileWith(
      '{"colour":"red","relay":{"limits":{"maxSockets":-1},"pingIntervalMs":60000},"chains":{"eip155:1":"ftp://x","main":"http://x"},"projects":[{"id":"p","allowedOrigins":["app.example"]}]}',
    )
    const found = problems({ file }).join('\n')
    for (const path of [
      'colour',
      'relay.limits.maxSockets:',
      'relay.pingIntervalMs:',
      'chains.eip155:1.upstreams.0.url',
      'chains.main',
      'projects',
    ]) {
      expect(found).toContain(path)
    }
  })

  it('reports a file that is missing, not JSON or not an object, and an invalid port', () => {
    expect(problems({ file: '/nowhere/config.json' })).toEqual(['config: the file cannot be read (ENOENT)'])
    expect(problems({ file: fileWith('port: 1') })).toEqual(['config: the file is not valid JSON'])
    expect(problems({ file: fileWith('[]') })).toEqual(['config: the file must contain one JSON object'])
    expect(problems({ flags: { port: '80a' } })).toEqual(['port: must be a number from 0 to 65535'])
    expect(problems({ flags: { port: '70000' } })).toHaveLength(1)
  })
})
