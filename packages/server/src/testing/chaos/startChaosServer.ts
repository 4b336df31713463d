import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer, freePort, type GuardedProcess, spawnGuarded } from '@kit/devnet'

/** A kit-server that starts again when it ends, as a service manager makes it. */
export type ChaosServer = {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  /** Returns the process ID of the server, or of the relay's own process. @throws while it is not running */
  pidOf(which: ChaosProcess): number
  /** Returns which checks fail, or undefined if it does not respond. */
  missing(): Promise<readonly string[] | undefined>
  /** Returns a metric of the server and its relay, summed, or undefined if it does not respond. */
  metric(name: string): Promise<number | undefined>
  /** Returns the resident memory of each of its processes, in mebibytes. */
  memory(): readonly ProcessMemory[]
  /** Number of times it started. */
  starts(): number
  /** Returns what it wrote last. */
  output(): string
  close(): Promise<void>
}

/** A process of a server. */
export type ChaosProcess = 'server' | 'relay'

/** Resident memory of a process. */
export type ProcessMemory = { readonly pid: number; readonly process: ChaosProcess; readonly mebibytes: number }

/** Options for {@link startChaosServer}. */
export type ChaosServerOptions = {
  readonly name: string
  readonly module: 'all' | 'relay'
  readonly dataDir: string
  readonly config?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
  /** Program and arguments that run the server's command line, such as `ip netns exec name`. */
  readonly wrapper?: readonly string[]
  /** Address at which it listens. Default: 127.0.0.1. */
  readonly host?: string
}

const restartMs = 100
const pollMs = 25
const startLimitMs = 30_000
const responseMs = 4000

/** Starts a server, and waits until it is ready. */
export async function startChaosServer(options: ChaosServerOptions): Promise<ChaosServer> {
  const { name, module, dataDir, config = {}, env = {}, wrapper = [], host = '127.0.0.1' } = options
  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://${host}:${port}`
  const program = await bundleServer()
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'chaos.json')
  const listens = { host, port, metricsHost: host, metricsPort, dataDir }
  writeFileSync(file, JSON.stringify({ ...listens, logLevel: 'warn', lameDuckMs: 0, ...config }))
  let current: GuardedProcess | undefined
  let starts = 0
  let isClosed = false
  let output = ''

  function start(): void {
    const [command = '', ...args] = [...wrapper, process.execPath, program, module, '--config', file]
    const own = spawnGuarded(command, args, { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env } })
    starts += 1
    current = own
    own.onOutput((text) => {
      output = (output + text).slice(-20_000)
    })
    void own.exited.finally(() => {
      if (!isClosed) setTimeout(() => !isClosed && start(), restartMs)
    })
  }

  async function read(path: string): Promise<Response | undefined> {
    const target = `http://${host}:${metricsPort}${path}`
    return fetch(target, { signal: AbortSignal.timeout(responseMs) }).catch(() => undefined)
  }

  async function missing(): Promise<readonly string[] | undefined> {
    const body = await (await read('/ready'))?.json().catch(() => undefined)
    return (body as { missing?: readonly string[] } | undefined)?.missing
  }

  start()
  const deadlineMs = Date.now() + startLimitMs
  while ((await missing())?.length !== 0) {
    if (starts > 1 || Date.now() > deadlineMs) {
      isClosed = true
      await current?.kill()
      throw new Error(`${name} is not ready: ${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }

  function pidOf(which: ChaosProcess): number {
    const pid = current?.pid
    if (pid === undefined) throw new Error(`${name} is not running`)
    if (which === 'server' || module === 'relay') return pid
    const child = childrenOf(pid)[0]
    if (child === undefined) throw new Error(`the relay of ${name} is not running`)
    return child
  }

  return {
    name,
    url,
    dataDir,
    pidOf,
    missing,
    async metric(wanted) {
      const text = await (await read('/metrics'))?.text().catch(() => undefined)
      if (text === undefined) return undefined
      const lines = text.split('\n').filter((line) => line.startsWith(wanted))
      return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
    },
    memory() {
      const pid = current?.pid
      if (pid === undefined) return []
      const own = { pid, process: module === 'relay' ? ('relay' as const) : ('server' as const) }
      return [own, ...childrenOf(pid).map((child) => ({ pid: child, process: 'relay' as const }))].flatMap((each) => {
        const mebibytes = residentMebibytes(each.pid)
        return mebibytes === undefined ? [] : [{ ...each, mebibytes }]
      })
    },
    starts: () => starts,
    output: () => output,
    async close() {
      isClosed = true
      await current?.kill()
    },
  }
}

function childrenOf(pid: number): readonly number[] {
  const path = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function residentMebibytes(pid: number): number | undefined {
  try {
    const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / 1024)
  } catch {
    return undefined
  }
}
