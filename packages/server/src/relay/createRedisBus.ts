import { randomUUID } from 'node:crypto'
import type { RedisLink } from '../platform/cache/openRedis.js'
import type { RelayBus } from './RelayBus.js'

/** Maximum topics per notification. */
const maxTopics = 500

/** Creates a bus over Redis pub/sub. Notifications of one turn of the event loop are sent together. */
export function createRedisBus(redis: RedisLink): RelayBus {
  const self = randomUUID()
  const notified = new Set<string>()
  let scheduled = false

  function flush(): void {
    scheduled = false
    const topics = [...notified]
    notified.clear()
    for (let at = 0; at < topics.length; at += maxTopics) {
      redis.publish('relay', [self, ...topics.slice(at, at + maxTopics)].join(' '))
    }
  }

  return {
    notify(topics) {
      for (const topic of topics) notified.add(topic)
      if (scheduled) return
      scheduled = true
      setImmediate(flush)
    },
    listen({ onNotify, onGap }) {
      redis.subscribe('relay', {
        onMessage(text) {
          const [from, ...topics] = text.split(' ')
          if (from === self) return
          for (const topic of topics) onNotify(topic)
        },
        onGap,
      })
    },
    isConnected: redis.isListening,
  }
}
