import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { chainFamilies } from './chain/chainFamilies.js'
import { chainNamespaces } from './chain/families/chainNamespaces.data.js'
import { checkModuleConfig } from './config/checkModuleConfig.js'
import { limitDefaults } from './config/limitDefaults.data.js'
import { type ModuleName, optionModules } from './config/optionModules.data.js'
import { configSchemas } from './config/parseConfig.js'
import { platformOptions } from './config/platformOptions.js'
import { describeMissingPackage } from './describeMissingPackage.js'
import { loadModule } from './loadModule.js'
import { isConfigError } from './platform/config/ConfigError.js'
import { connectRelayClient } from './testing/connectRelayClient.js'
import { spawnCli } from './testing/startChildServer.js'
import { startNode } from './testing/startNode.js'
import { temporaryDirectory } from './testing/startTestServer.js'
import { loginOrigin, walletOrigin } from './testing/startWallet.js'

const quiet = { port: 0, metricsPort: 0, lameDuckMs: 0, logLevel: 'silent' } as const
const topic = 'cd'.repeat(32)

function fileWith(config: object): string {
  const path = join(temporaryDirectory(), 'kit-server.json')
  writeFileSync(path, JSON.stringify({ dataDir: temporaryDirectory(), ...quiet, ...config }))
  return path
}

/** Starts one module as the command line does, and stops it after the test. */
async function startModule(name: ModuleName, config: object = {}) {
  const { server } = await loadModule(name, { file: fileWith(config) })
  const started = await server.start()
  onTestFinished(() => server.stop())
  return started
}

async function problemsOf(name: ModuleName, config: object): Promise<readonly string[]> {
  try {
    await loadModule(name, { file: fileWith(config) })
  } catch (error) {
    if (isConfigError(error)) return error.problems
    throw error
  }
  return []
}

/** Asks for a path of another module. */
async function expectProblem(url: string, path: string, module: ModuleName): Promise<void> {
  const answer = await fetch(`${url}${path}`)
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/problem+json'])
  const detail = expect.stringContaining(`only "kit-server ${module}"`)
  expect(await answer.json()).toEqual({ type: 'about:blank', title: 'Not Found', status: 404, detail })
}

/** Returns the status of a refused WebSocket. */
async function refusalOf(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'))
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  return response.statusCode
}

const featuresOf = async (url: string) => /features: (\S+),/.exec(await (await fetch(`${url}/health`)).text())?.[1]

describe('kit-server relay', () => {
  it('delivers messages, and responds to requests for other modules with a problem document', async () => {
    const { url, metricsUrl } = await startModule('relay')
    const [dapp, wallet] = [await connectRelayClient({ url }), await connectRelayClient({ url })]
    await wallet.call('irn_subscribe', { topic })
    await dapp.call('irn_publish', { topic, message: 'hello', ttl: 300, tag: 1108 })
    expect((await wallet.received(1)).map((push) => push.params.data.message)).toEqual(['hello'])
    expect(await featuresOf(url)).toBe('relay')
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    await expect(dapp.call('irn_unknown', {})).rejects.toThrow()
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text()
    for (const line of [
      'kit_relay_sockets 2',
      'kit_relay_request_duration_seconds_count{method="irn_publish"} 1',
      'kit_relay_delivery_duration_seconds_count 1',
      'kit_relay_errors_total{code="-32601"} 1',
      'kit_relay_pending_bytes 0',
    ])
      expect(metrics).toContain(line)
    for (const path of ['/v1?chainId=eip155:1', '/getWallets', '/wallet/v1/config', '/openapi.json'])
      await expectProblem(url, path, 'relay')
  })

  it('keeps the messages and the key of pseudonyms when it restarts', async () => {
    const dataDir = temporaryDirectory()
    const publish = async (message: string) => {
      const { server } = await loadModule('relay', { file: fileWith({ dataDir }) })
      const { url } = await server.start()
      const client = await connectRelayClient({ url })
      await client.call('irn_publish', { topic, message, ttl: 300, tag: 1108 })
      await server.stop()
    }
    const readKey = () => readFileSync(join(dataDir, 'addresses.key'), 'utf8')
    await publish('first')
    const key = readKey()
    await publish('second')
    expect(readKey()).toBe(key)
    const { url } = await startModule('relay', { dataDir })
    const reader = await connectRelayClient({ url })
    await reader.call('irn_subscribe', { topic })
    expect((await reader.received(2)).map((push) => push.params.data.message)).toEqual(['first', 'second'])
  })
})

describe('kit-server api', () => {
  it('serves the gateway, and refuses sockets of the relay and requests for other modules', async () => {
    const node = await startNode({ eth_chainId: '0x1' })
    const { url } = await startModule('api', { chains: { 'eip155:1': node.url } })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const answer = await fetch(`${url}/v1?chainId=eip155:1&projectId=p`, { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ result: '0x1' })
    expect((await fetch(`${url}/getWallets?projectId=p`)).status).toBe(200)
    expect(await featuresOf(url)).toBe('rpc+api+directory')
    await expectProblem(url, '/wallet/v1/config', 'api')
    expect(await refusalOf(`${url}/?projectId=p&auth=x`)).toBe(404)
  })
})

describe('kit-server wallet', () => {
  const wallet = { origin: walletOrigin, login: loginOrigin, port: 0 }

  it('serves its own API, forwards /v1 to the API, and refuses requests for other modules', async () => {
    const node = await startNode({ eth_chainId: '0x1' })
    const chains = { 'eip155:1': node.url }
    const api = await startModule('api', { chains, wallet, trustProxy: 1 })
    const { url, walletUrl } = await startModule('wallet', { chains, wallet: { ...wallet, apiUrl: api.url } })
    const config = await fetch(`${walletUrl}/wallet/v1/config`, {
      method: 'POST',
      body: JSON.stringify({ projectId: 'p' }),
    })
    expect(await config.json()).toMatchObject({ chains: [{ id: 'eip155:1', currency: { symbol: 'ETH' } }] })
    const answer = await fetch(`${walletUrl}/v1?chainId=eip155:1&projectId=p`, {
      method: 'POST',
      headers: { origin: walletOrigin },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
    })
    expect(await answer.json()).toMatchObject({ result: '0x1' })
    expect(answer.headers.get('access-control-allow-origin')).toBe(walletOrigin)
    expect(await featuresOf(url)).toBe('wallet')
    for (const path of ['/v1?chainId=eip155:1', '/getWallets']) await expectProblem(url, path, 'wallet')
    expect(await refusalOf(`${url}/?projectId=p&auth=x`)).toBe(404)
  })

  it('responds with 502 while the API is unavailable', async () => {
    const { walletUrl } = await startModule('wallet', { wallet: { ...wallet, apiUrl: 'http://127.0.0.1:9' } })
    const answer = await fetch(`${walletUrl}/v1?chainId=eip155:1&projectId=p`, { method: 'POST', body: '{}' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '1'])
  })

  it('requires the options without which it cannot run', async () => {
    expect(await problemsOf('wallet', {})).toEqual([
      'wallet: required by kit-server wallet; set at least origin, login and apiUrl',
    ])
    expect(await problemsOf('wallet', { wallet })).toEqual([
      'wallet.apiUrl: required by kit-server wallet; set it to the URL of the server that runs kit-server api',
    ])
  })
})

describe('the configuration of a module', () => {
  it('refuses options that only other modules read', async () => {
    expect(await problemsOf('relay', { chains: {}, directory: 'wallets.json' })).toEqual([
      "chains: kit-server relay doesn't read this option; move it to the configuration of kit-server api and kit-server wallet",
      "directory: kit-server relay doesn't read this option; move it to the configuration of kit-server api",
    ])
    expect(await problemsOf('api', { relay: {} })).toEqual([
      "relay: kit-server api doesn't read this option; move it to the configuration of kit-server relay",
    ])
  })

  it('names invalid and unknown options of the relay', async () => {
    expect(await problemsOf('relay', { relay: { limits: { maxTtlS: -1 } }, portt: 1 })).toEqual([
      expect.stringMatching(/^relay\.limits\.maxTtlS: /),
      'portt: unknown option; did you mean port?',
    ])
    expect(await problemsOf('relay', { projects: [{ id: 'a' }, { id: 'a' }] })).toEqual([
      'projects.1.id: duplicate project ID',
    ])
  })

  it.each([
    [{ relay: {}, portt: 1 }, 'relay', ['portt: unknown option; did you mean port?']],
    [{ relay: {}, chains: {} }, 'relay', [expect.stringMatching(/^chains: kit-server relay doesn't read this option/)]],
    [{ relay: {} }, 'api', [expect.stringMatching(/^relay: kit-server api doesn't read this option/)]],
    [{}, 'wallet', [expect.stringMatching(/^wallet: required by kit-server wallet/)]],
    [{ relay: {}, chains: {} }, 'all', []],
  ] as const)(
    'check-config reports for %o the problems that kit-server %s has at start',
    async (config, name, problems) => {
      const checked = await checkModuleConfig(name, { file: fileWith(config) }).then(
        () => [],
        (error: unknown) => (error as { problems: readonly string[] }).problems,
      )
      expect(checked).toEqual(problems)
      expect(await problemsOf(name, config)).toEqual(problems)
    },
  )

  it('has a summary in check-config without options of other modules', async () => {
    const summaryOf = async (name: ModuleName) => (await checkModuleConfig(name, { file: fileWith({}) })).join('\n')
    expect(await summaryOf('all')).toMatch(/analytics/)
    expect(await summaryOf('api')).toMatch(/eip155:31337/)
    expect(await summaryOf('relay')).not.toMatch(/eip155|analytics|email/)
  })

  it('assigns every option to the modules that read it', () => {
    const shared = Object.keys(platformOptions(limitDefaults.open))
    const options = Object.keys(configSchemas.open.shape).filter((option) => !shared.includes(option))
    expect(Object.keys(optionModules).sort()).toEqual(options.sort())
  })

  it('knows the namespaces of all chain families', () => {
    expect(chainNamespaces).toEqual(chainFamilies.map(({ namespace }) => namespace))
  })
})

describe('the command line', () => {
  it('suggests the module that a misspelled name probably means', async () => {
    const { output, exited } = await spawnCli(['relai', '--port', '0'])
    expect(await exited).toBe(1)
    expect(output()).toContain('kit-server: unknown command: relai; did you mean relay?')
    const check = await spawnCli(['relay', 'check-config'])
    expect(await check.exited).toBe(0)
    expect(check.output()).toMatch(/^listening on/)
  })

  it('explains which package of a module is missing', () => {
    const missing = Object.assign(new Error("Cannot find package '@kit/core' imported from /a/b.js"), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
    expect(describeMissingPackage(missing)).toMatch(/^the package @kit\/core isn't installed; /)
    const file = Object.assign(new Error("Cannot find module '/a/b.js' imported from /a/c.js"), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
    expect(describeMissingPackage(file)).toBeUndefined()
    expect(describeMissingPackage(new Error('Cannot find package'))).toBeUndefined()
  })
})
