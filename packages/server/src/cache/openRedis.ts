import { Redis } from 'ioredis'
import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'

/** What is heard on a channel. */
export type ChannelListener = {
  onMessage(text: string): void
  /** The connection went away, or is back: messages may have been missed, and while it is away none come. */
  onGap?(): void
}

/** Redis or Valkey, which may be away at any time: nothing here throws because of it, everything comes back by itself. */
export type RedisLink = {
  /** For libraries that speak to it themselves. */
  readonly commands: Redis
  /** Runs a command; undefined while Redis is away, for whatever reason. */
  attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined>
  publish(channel: string, text: string): void
  subscribe(channel: string, listener: ChannelListener): void
  isReady(): boolean
  isListening(): boolean
  /** Resolves when Redis answered for the first time, or after `limitMs` without it. */
  met(limitMs: number): Promise<void>
  /** Throws when Redis does not answer. */
  check(): Promise<void>
  /** Name of a key or channel of this installation. */
  name(part: string): string
  close(): void
}

/** Where it is; `prefix` begins every key and channel. */
export type RedisLinkOptions = {
  readonly url: string
  readonly prefix: string
  readonly log: Log
  readonly metrics: Metrics
}

/** Beyond this an answer is no longer worth waiting for: the request can be answered without it. */
const COMMAND_MS = 1000
/** After a command that failed, for so long none is tried. */
const REST_MS = 500
/** So often each connection must show that somebody is at its other end. */
const HEARTBEAT_MS = 1000

/** Connects in the background. */
export function openRedis({ url, prefix, log, metrics }: RedisLinkOptions): RedisLink {
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: 5000,
    keepAlive: 10_000,
    autoResubscribe: false,
    retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), 2000),
  }
  // Without automatic pipelines: where the connection breaks in the middle of one, the library throws outside of any promise.
  const commands = new Redis(url, options)
  const subscriber = new Redis(url, options)
  const listeners = new Map<string, ChannelListener>()
  let restUntilMs = 0
  let listening = false
  let away = false

  for (const redis of [commands, subscriber]) redis.on('error', () => undefined)
  commands.on('ready', () => {
    if (away) log.info({}, 'Redis reconnected')
    away = false
  })
  commands.on('close', () => {
    if (!away) log.warn({}, 'Redis is unavailable; continuing without it')
    away = true
  })

  async function resubscribe(): Promise<void> {
    if (listeners.size > 0) await subscriber.subscribe(...listeners.keys())
    listening = true
    for (const { onGap } of listeners.values()) onGap?.()
  }
  subscriber.on('ready', () => {
    // Without its subscriptions the connection is worth nothing: then a new one is made.
    resubscribe().catch(() => subscriber.disconnect(true))
  })
  subscriber.on('close', () => {
    const was = listening
    listening = false
    if (was) for (const { onGap } of listeners.values()) onGap?.()
  })
  subscriber.on('message', (channel: string, text: string) => listeners.get(channel)?.onMessage(text))

  // A Redis that hangs, or a network that drops what is sent, closes nothing: then we do, and know.
  const heartbeat = setInterval(() => {
    for (const redis of [commands, subscriber])
      if (redis.status === 'ready') redis.ping().catch(() => redis.disconnect(true))
  }, HEARTBEAT_MS).unref()

  function failed(): void {
    metrics.count('kit_redis_failures_total')
    restUntilMs = performance.now() + REST_MS
  }

  async function attempt<T>(command: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (commands.status !== 'ready' || performance.now() < restUntilMs) {
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
    subscribe(channel, listener) {
      listeners.set(name(channel), listener)
      // Not connected yet: it is made up for then.
      if (subscriber.status === 'ready') subscriber.subscribe(name(channel)).catch(() => subscriber.disconnect(true))
    },
    isReady: () => commands.status === 'ready',
    isListening: () => listening,
    met: (limitMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, limitMs)
        const done = (): void => {
          clearTimeout(timer)
          resolve()
        }
        if (commands.status === 'ready') done()
        commands.once('ready', done)
        // Refused: then it is not waited for.
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
