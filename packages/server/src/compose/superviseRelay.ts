import type { RelayServerConfig } from '../config/ServerConfig.js'
import { rejectUpgrade } from '../platform/http/rejectUpgrade.js'
import { resolveWithin } from '../platform/jobs/resolveWithin.js'
import type { Log } from '../platform/log/Log.js'
import { logFailure } from '../platform/log/logFailure.js'
import type { Relay } from '../relay/createRelay.js'
import { forkRelay, type RelayChild } from './forkRelay.js'
import type { RelayCall } from './RelayCall.js'

/** The relay in its own process. */
export type SupervisedRelay = {
  /** Hands the socket of an upgrade over. */
  accept(...upgrade: Parameters<Relay['accept']>): void
  readonly checks: Readonly<Record<'relay' | 'mailbox', () => Promise<void>>>
  metrics(): Promise<string>
  copyTo(path: string): Promise<void>
  replaceProjects(projects: RelayServerConfig['projects']): Promise<unknown>
  closeSockets(limitMs: number): Promise<void>
  /** Writes pending data and ends the process. @throws when data could not be written */
  close(): Promise<void>
}

/** Options for {@link superviseRelay}. */
export type SupervisionOptions = {
  /** The program whose command `relay-process` runs the relay. */
  readonly program: string
  readonly config: RelayServerConfig
  readonly log: Log
  readonly now: () => number
}

const closeMs = 10_000

/**
 * Runs the relay in its own process, and starts it again when it ends unexpectedly. Clients reconnect by themselves and lose nothing,
 * because accepted messages are stored.
 *
 * @throws ConfigError when the relay cannot start the first time
 */
export async function superviseRelay(options: SupervisionOptions): Promise<SupervisedRelay> {
  let { config } = options
  const { childOf, stopRestarting } = await keepRunning(options, () => config)

  async function call(request: RelayCall): Promise<unknown> {
    const child = childOf()
    if (child === undefined) throw new Error('The relay process is not running')
    return child.call(request)
  }

  return {
    async accept(request, stream, firstBytes) {
      stream.on('error', () => stream.destroy())
      const child = childOf()
      if (child === undefined) rejectUpgrade(stream, unavailable)
      else child.handOver(request, stream, firstBytes)
    },
    checks: {
      async relay() {
        if (childOf() === undefined) throw new Error('The relay process is not running')
      },
      async mailbox() {
        const missing = (await call({ kind: 'missing' })) as readonly string[]
        // The store of the other modules has a check of its own, and may be another database.
        if (missing.includes('mailbox') || missing.includes('store')) throw new Error('The mailbox is unavailable')
      },
    },
    metrics: async () => (await call({ kind: 'metrics' })) as string,
    copyTo: async (path) => void (await call({ kind: 'copy', path })),
    replaceProjects(projects) {
      config = { ...config, projects }
      return call({ kind: 'replaceProjects', projects })
    },
    async closeSockets(limitMs) {
      stopRestarting()
      await resolveWithin(limitMs + closeMs, call({ kind: 'closeSockets', limitMs })).catch(() => undefined)
    },
    async close() {
      stopRestarting()
      const child = childOf()
      if (child === undefined) return
      try {
        const closed = child.call({ kind: 'close' }).then(() => true)
        if ((await resolveWithin(closeMs, closed)) === undefined) throw new Error('The relay process does not respond')
      } finally {
        child.kill()
      }
    },
  }
}

const unavailable = { status: 503, field: '', description: 'The relay is restarting' } as const

const firstDelayMs = 100
const maxDelayMs = 10_000
/** The delay of the next restart is the shortest again after this time. */
const settledMs = 60_000

/** Starts the process, and again with exponential backoff when it ends. `childOf` returns it while it is ready. */
async function keepRunning({ program, log, now }: SupervisionOptions, config: () => RelayServerConfig) {
  let current: RelayChild | undefined
  let delayMs = firstDelayMs
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function start(): Promise<void> {
    const child = forkRelay(program)
    try {
      await child.call({ kind: 'start', config: config() })
    } catch (error) {
      child.kill()
      throw error
    }
    current = child
    const startedAtMs = now()
    void child.ended.then(({ code, signal }) => {
      current = undefined
      if (isStopped) return
      if (now() - startedAtMs > settledMs) delayMs = firstDelayMs
      log.error({ code, signal, restartInMs: delayMs }, 'the relay process ended unexpectedly; it starts again')
      startLater()
    })
  }

  function startLater(): void {
    timer = setTimeout(() => {
      start().then(
        () => log.info({}, 'the relay process has started again'),
        (error: unknown) => {
          logFailure(log, error, {}, 'the relay process cannot start')
          if (!isStopped) startLater()
        },
      )
    }, delayMs)
    delayMs = Math.min(2 * delayMs, maxDelayMs)
  }

  await start()
  return {
    childOf: () => current,
    stopRestarting() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
