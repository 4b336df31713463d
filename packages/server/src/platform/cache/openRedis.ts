import { Redis } from 'ioredis'
import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { type ChannelListener, createRedisChannels } from './createRedisChannels.js'

/**
 * Connection to Redis or Valkey, which may be unavailable at any time. Nothing here throws because of that, and everything reconnects by
 * itself.
 */
export type RedisLink = {
  /** For libraries with their own Redis commands. */
  readonly commands: Redis
  /** Runs a command; returns undefined while Redis is unavailable. */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined>
  publish(channel: string, text: string): void
  subscribe(channel: string, listener: ChannelListener): void
  isReady(): boolean
  isListening(): boolean
  /** Resolves when Redis first responded, or after `limitMs`. */
  waitForConnection(limitMs: number): Promise<void>
  /** Throws if Redis does not respond. */
  check(): Promise<void>
  /** Returns the prefixed name of a key or channel. */
  name(part: string): string
  close(): void
}

/** Options for {@link openRedis}; `prefix` starts every key and channel. */
export type RedisLinkOptions = {
  readonly url: string
  readonly prefix: string
  readonly log: Log
  readonly metrics: Metrics
}

/** After this timeout the request is handled without Redis. */
const commandMs = 1000
/** Pause after a failed command, in milliseconds. */
const backoffMs = 500
/** Interval of heartbeats on each connection. */
const heartbeatMs = 1000

const connection = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandMs,
  connectTimeout: 5000,
  keepAlive: 10_000,
  autoResubscribe: false,
  retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), 2000),
}

/** Connects in the background. */
export function openRedis({ url, prefix, log, metrics }: RedisLinkOptions): RedisLink {
  // Without automatic pipelining: if the connection breaks within a pipeline, the library throws outside of any promise.
  const commands = new Redis(url, connection)
  const subscriber = new Redis(url, connection)
  const channels = createRedisChannels(subscriber)
  let backoffUntilMs = 0
  let isUnavailable = false

  for (const redis of [commands, subscriber]) redis.on('error', () => undefined)
  commands.on('ready', () => {
    if (isUnavailable) log.info({}, 'Redis reconnected')
    isUnavailable = false
  })
  commands.on('close', () => {
    if (!isUnavailable) log.warn({}, 'Redis is unavailable; continuing without it')
    isUnavailable = true
  })

  // A hanging Redis or a network that drops packets closes nothing, so a missed heartbeat closes the connection.
  const heartbeat = setInterval(() => {
    for (const redis of [commands, subscriber])
      if (redis.status === 'ready') redis.ping().catch(() => redis.disconnect(true))
  }, heartbeatMs).unref()

  function failed(): void {
    metrics.count('kit_redis_failures_total')
    backoffUntilMs = performance.now() + backoffMs
  }

  async function attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (commands.status !== 'ready' || performance.now() < backoffUntilMs) {
      metrics.count('kit_redis_failures_total')
      return undefined
    }
    try {
      return await command(commands)
    } catch {
      failed()
      return undefined
    }
  }

  const name = (part: string): string => `${prefix}${part}`

  return {
    commands,
    attempt,
    publish: (channel, text) => void attempt((redis) => redis.publish(name(channel), text)),
    subscribe: (channel, listener) => channels.subscribe(name(channel), listener),
    isReady: () => commands.status === 'ready',
    isListening: channels.isListening,
    waitForConnection: (limitMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, limitMs)
        const done = (): void => {
          clearTimeout(timer)
          resolve()
        }
        if (commands.status === 'ready') done()
        commands.once('ready', done)
        // The connection was refused, so there is nothing to wait for.
        commands.once('close', done)
      }),
    async check() {
      await commands.ping()
    },
    name,
    close() {
      clearInterval(heartbeat)
      commands.disconnect()
      subscriber.disconnect()
    },
  }
}
