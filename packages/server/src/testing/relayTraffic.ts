import { keepConnected, type Route } from './keepConnected.js'

/** Messages that the relay acknowledged with `true`, and the messages that a wallet received. */
export type Traffic = {
  readonly accepted: readonly string[]
  /** Returns each message once, in order of first receipt. */
  readonly received: () => readonly string[]
  /** Stops publishing, and resolves when no message is in flight. */
  stop(): Promise<void>
  close(): Promise<void>
}

const pauseMs = 20

/**
 * Connects a dapp that keeps publishing messages and a wallet that listens. Both reconnect when their socket breaks, as the SDK does. An
 * unacknowledged message is published again unchanged.
 */
export function startTraffic(topic: string, dappAt: Route, walletAt: Route): Traffic {
  const accepted: string[] = []
  const received = new Set<string>()
  const wallet = keepConnected({
    route: walletAt,
    topics: [topic],
    onPush: (push) => received.add(push.params.data.message),
  })
  const dapp = keepConnected({ route: dappAt })
  let running = true

  async function publish(): Promise<void> {
    for (let number = 1; running; number += 1) {
      const message = `m${number}`
      while (running) {
        const client = await dapp.client()
        const answer = await client?.call('irn_publish', { topic, message, ttl: 300, tag: 1108 }).catch(() => undefined)
        if (answer === true) {
          accepted.push(message)
          break
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
  const publishing = publish()

  async function stop(): Promise<void> {
    running = false
    await publishing
  }

  return {
    accepted,
    received: () => [...received],
    stop,
    async close() {
      await stop()
      await Promise.all([dapp.end(), wallet.end()])
    },
  }
}
