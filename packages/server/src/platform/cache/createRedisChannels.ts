import type { Redis } from 'ioredis'

/** Receives the messages of a channel. */
export type ChannelListener = {
  onMessage(text: string): void
  /** Called when the connection is lost or restored: messages may have been missed. */
  onGap?(): void
}

/** Channels of Redis that this process listens to. */
export type RedisChannels = {
  subscribe(channel: string, listener: ChannelListener): void
  isListening(): boolean
}

/** Keeps subscriptions over a connection of their own, which reconnects by itself. */
export function createRedisChannels(subscriber: Redis): RedisChannels {
  const listeners = new Map<string, ChannelListener>()
  let isSubscribed = false

  async function resubscribe(): Promise<void> {
    if (listeners.size > 0) await subscriber.subscribe(...listeners.keys())
    isSubscribed = true
    for (const { onGap } of listeners.values()) onGap?.()
  }
  subscriber.on('ready', () => {
    // A connection without its subscriptions is useless, so a new one is opened.
    resubscribe().catch(() => subscriber.disconnect(true))
  })
  subscriber.on('close', () => {
    const wasSubscribed = isSubscribed
    isSubscribed = false
    if (wasSubscribed) for (const { onGap } of listeners.values()) onGap?.()
  })
  subscriber.on('message', (channel: string, text: string) => listeners.get(channel)?.onMessage(text))

  return {
    subscribe(channel, listener) {
      listeners.set(channel, listener)
      // If it is not connected yet, it subscribes on connection.
      if (subscriber.status === 'ready') subscriber.subscribe(channel).catch(() => subscriber.disconnect(true))
    },
    isListening: () => isSubscribed,
  }
}
