import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { devChainId, secondDevChainId } from './devChain.js'
import { devSettler } from './evm/devSettler.js'
import { type RunningFiller, startFiller } from './evm/startFiller.js'
import { freePort } from './freePort.js'
import { startLogins } from './logins/startLogins.js'
import { repositoryRoot } from './repositoryRoot.js'
import type { GuardedProcess } from './spawnGuarded.js'
import { stackServerConfig } from './stackServerConfig.js'
import { type EvmDevnet, startEvm } from './startEvm.js'
import { type DevNode, type Family, type FamilyConfig, startFamily } from './startFamilies.js'
import { startFrameHost } from './startFrameHost.js'
import { type RunningServer, startServer } from './startServer.js'
import { type Backend, type StaticServer, startStatic } from './startStatic.js'

/** A port for each part. 0 or absent: any free one. */
export type StackPorts = {
  readonly demo?: number
  readonly server?: number
  readonly wallet?: number
  readonly frame?: number
  readonly login?: number
  readonly walletApi?: number
  readonly evm?: number
  readonly evm2?: number
} & { readonly [Name in Family]?: number }

/** Configuration that the demo and the remote wallet read at `/config.json`, so that a build depends on no port. */
export type StackConfig = FamilyConfig & {
  readonly serverUrl: string
  readonly relayUrl: string
  /** By CAIP-2 ID. */
  readonly rpcUrls: Readonly<Record<string, string>>
  readonly walletUrl: string
  /** URL of the embedded wallet's frame, which consists of static files. */
  readonly frameUrl: string
  /** URL of its login host, which kit-server serves. */
  readonly walletApiUrl: string
  /** URL of the provider that simulates each social login. */
  readonly loginUrl: string
  readonly demoUrl: string
  /** Token address by symbol, the same on both chains. */
  readonly tokens: Readonly<
    Record<string, { readonly address: string; readonly decimals: number; readonly name: string }>
  >
  /** Contract where orders between the EVM chains are opened and filled (ERC-7683), at the same address on both. */
  readonly settler: string
}

/** Everything that `npm start` runs. */
export type Stack = {
  readonly config: StackConfig
  readonly chains: readonly [EvmDevnet, EvmDevnet]
  /** Key for kit-server's mailbox. Kept out of the configuration, which pages read. */
  readonly mailboxKey: string
  /** Nodes that tests can crash: the first EVM chain's and one of each running family. */
  readonly nodes: { readonly evm: DevNode } & { readonly [Name in Family]?: DevNode }
  readonly server: RunningServer
  /** Fills orders between the EVM chains. */
  readonly filler: RunningFiller
  readonly dataDir: string
  /** Settles with the name and the last output of a part that exited unexpectedly. */
  readonly failed: Promise<string>
  /** Restarts kit-server on its port and folder after {@link RunningServer.kill} or `stop`. */
  restartServer(): Promise<RunningServer>
  /** Starts another filler after its `stop`. */
  restartFiller(): RunningFiller
  stop(): Promise<void>
}

/**
 * Starts two local chains, the provider of social logins, kit-server, the demo and the remote wallet, all on loopback.
 *
 * @param options.dataDir Folder of kit-server's data.
 * @param options.onPart Called with the name of each part when it is running.
 * @throws Error when a part does not start. The others are stopped first.
 * @example
 * const stack = await startStack({ dataDir: '.data/e2e' })
 * await page.goto(stack.config.demoUrl)
 */
export async function startStack(options: {
  readonly dataDir: string
  readonly ports?: StackPorts
  /** Key for kit-server's mailbox. Default: random. */
  readonly mailboxKey?: string
  /** Chain families in addition to the two EVM chains. Default: none. */
  readonly families?: readonly Family[]
  onPart?(name: string): void
  /** Called for a family whose chain can't run here. The others still run. */
  onMissing?(family: Family, reason: string): void
}): Promise<Stack> {
  const root = repositoryRoot()
  const stops: (() => Promise<void>)[] = []
  const { mailboxKey = randomUUID() } = options
  let stopping = false
  let fail: (reason: string) => void = () => {}
  const failed = new Promise<string>((resolve) => {
    fail = resolve
  })
  const stop = async (): Promise<void> => {
    stopping = true
    await Promise.allSettled(stops.map((end) => end()))
  }
  const expected = new Set<GuardedProcess>()
  const watch = (name: string, program: GuardedProcess): void => {
    program.exited.then(
      ({ code, signal }) => {
        if (!stopping && !expected.has(program))
          fail(`${name} ended with ${signal ?? `code ${code}`}\n${program.output()}`)
      },
      (error: Error) => fail(`${name}: ${error.message}`),
    )
  }
  /** Watches a node for crashes. A kill by a test is not a failure. */
  const watchNode = (name: string, node: DevNode): DevNode => {
    if (node.process) watch(name, node.process)
    return {
      hang: () => node.hang(),
      kill() {
        if (node.process) expected.add(node.process)
        return node.kill()
      },
      async restart() {
        await node.restart()
        if (node.process) watch(name, node.process)
      },
    }
  }
  const nodes: { -readonly [Name in 'evm' | Family]?: DevNode } = {}

  try {
    const [demoPort, walletPort, framePort, loginPort, walletApiPort, serverPort] = await Promise.all([
      options.ports?.demo || freePort(),
      options.ports?.wallet || freePort(),
      options.ports?.frame || freePort(),
      options.ports?.login || freePort(),
      options.ports?.walletApi || freePort(),
      options.ports?.server || freePort(),
    ])
    const startChain = async (chainId: number, port: number | undefined): Promise<EvmDevnet> => {
      const chain = await startEvm({ chainId, ...(port ? { port } : {}) })
      stops.push(chain.stop)
      const node = watchNode(`EVM chain ${chainId}`, chain)
      nodes.evm ??= node
      options.onPart?.(`EVM chain ${chainId}`)
      return chain
    }
    const chains = [
      await startChain(devChainId, options.ports?.evm),
      await startChain(secondDevChainId, options.ports?.evm2),
    ] as const
    const running = await Promise.all(
      (options.families ?? []).map(async (family) => {
        try {
          const started = await startFamily(family, options.ports?.[family])
          stops.push(started.stop)
          nodes[family] = watchNode(`${family} chain`, started.node)
          options.onPart?.(`${family} chain`)
          return started
        } catch (error) {
          if (!(error instanceof Error && error.name === 'BitcoindUnavailable') || !options.onMissing) throw error
          options.onMissing(family, error.message)
          return undefined
        }
      }),
    )
    const config: StackConfig = {
      ...Object.assign({}, ...running.map((family) => family?.config)),
      serverUrl: `http://localhost:${serverPort}`,
      relayUrl: `ws://localhost:${serverPort}`,
      rpcUrls: Object.fromEntries(chains.map(({ chainId, url }) => [`eip155:${chainId}`, localhost(url)])),
      walletUrl: `http://localhost:${walletPort}`,
      frameUrl: `http://localhost:${framePort}`,
      walletApiUrl: `http://localhost:${walletApiPort}`,
      loginUrl: `http://localhost:${loginPort}`,
      demoUrl: `http://localhost:${demoPort}`,
      tokens: Object.fromEntries(
        Object.values(chains[0].tokens).map(({ symbol, address, decimals, name }) => [
          symbol,
          { address, decimals, name },
        ]),
      ),
      settler: devSettler().address,
    }
    let filler = startFiller(chains)
    stops.push(() => filler.stop())
    options.onPart?.('filler of orders between the EVM chains')

    const logins = await startLogins({ loginHost: config.walletApiUrl, port: loginPort })
    stops.push(logins.stop)
    options.onPart?.('social logins')

    const families = running.flatMap((family) => (family === undefined ? [] : [family.server]))
    const serverConfig = stackServerConfig({
      chains,
      families,
      serverUrl: config.serverUrl,
      mailboxKey,
      wallet: { origin: config.frameUrl, login: config.walletApiUrl, providers: logins.providers },
    })
    let server: RunningServer
    const runServer = async (): Promise<RunningServer> => {
      const started = await startServer({ port: serverPort, dataDir: options.dataDir, config: serverConfig })
      watch('kit-server', started.process)
      const ending = (end: () => Promise<void>) => (): Promise<void> => {
        expected.add(started.process)
        return end()
      }
      server = { ...started, stop: ending(started.stop), kill: ending(started.kill) }
      return server
    }
    await runServer()
    stops.push(() => server.stop())
    options.onPart?.('kit-server')

    const frame = await startFrameHost({ dataDir: options.dataDir, port: framePort, login: config.walletApiUrl })
    watch('frame host', frame.process)
    stops.push(frame.stop)
    options.onPart?.('frame host')

    const connect = [
      config.serverUrl,
      config.relayUrl,
      config.frameUrl,
      config.walletApiUrl,
      ...Object.values(config.rpcUrls),
      ...running.flatMap((family) => family?.connect ?? []),
    ]
    // The Polkadot library starts its WebAssembly on import, whether it is used or not.
    const scripts = config.polkadot ? ["'wasm-unsafe-eval'"] : []
    const page = async (
      app: string,
      port: number,
      policy: readonly string[] = [],
      backend?: Backend,
    ): Promise<StaticServer | undefined> => {
      const folder = join(root, 'apps', app, 'dist')
      if (!existsSync(join(root, 'apps', app, 'index.html'))) return undefined
      const started = await startStatic({
        folder,
        port,
        config,
        connect,
        policy,
        scripts,
        ...(backend && { backend }),
      })
      stops.push(started.stop)
      options.onPart?.(app)
      return started
    }
    await page('demo', demoPort, [`frame-src ${config.frameUrl}`], await loadDemoBackend(root, config))
    await page('remote-wallet', walletPort, ["worker-src 'self' blob:", "media-src 'self' blob:"])
    return {
      config,
      chains,
      mailboxKey,
      nodes: nodes as Stack['nodes'],
      get server() {
        return server
      },
      get filler() {
        return filler
      },
      dataDir: options.dataDir,
      failed,
      restartServer: runServer,
      restartFiller() {
        filler = startFiller(chains)
        return filler
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Loads the demo's own backend, built from the demo's code. It is imported by path, because tools don't depend on apps. */
async function loadDemoBackend(root: string, config: StackConfig): Promise<Backend> {
  const path = pathToFileURL(join(root, 'apps/demo/backend/createDemoBackend.ts')).href
  const { createDemoBackend } = (await import(path)) as { createDemoBackend(config: StackConfig): Backend }
  return createDemoBackend(config)
}

function localhost(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}
