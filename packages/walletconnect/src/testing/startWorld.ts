import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EvmDevnet, freePort, type GuardedProcess, scratchFolder, startEvm, startSourceServer } from '@kit/devnet'
import { createServer } from '@kit/server'

/** A relay of `@kit/server` that keeps its port over restarts. */
export type TestRelay = {
  readonly url: string
  start(): Promise<void>
  stop(): Promise<void>
  end(): Promise<void>
}

/** Starts `@kit/server` on loopback, with a data directory that survives `stop` and `start`. */
export async function startRelay(...[options, ports]: Parameters<typeof createServer>): Promise<TestRelay> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'kit-pairing-'))
  const port = await freePort()
  let server: ReturnType<typeof createServer> | undefined
  const start = async () => {
    if (server !== undefined) return
    server = createServer({ port, dataDir, logLevel: 'silent', lameDuckMs: 0, ...options }, ports)
    await server.start()
  }
  const stop = async () => {
    await server?.stop()
    server = undefined
  }
  await start()
  return {
    url: `ws://127.0.0.1:${port}`,
    start,
    stop,
    end: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the server as a separate process, whose `stop` is a SIGKILL. */
export async function startKillableRelay(): Promise<TestRelay> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'kit-pairing-'))
  const port = await freePort()
  let server: GuardedProcess | undefined
  const start = async () => {
    server = await startSourceServer(['--port', `${port}`, '--data', dataDir])
  }
  const stop = async () => {
    await server?.kill()
  }
  await start()
  return {
    url: `ws://127.0.0.1:${port}`,
    start,
    stop,
    end: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts two local chains. */
export async function startChains(): Promise<readonly [EvmDevnet, EvmDevnet]> {
  return Promise.all([startEvm({ chainId: 31337 }), startEvm({ chainId: 31338 })])
}
