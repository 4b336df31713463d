import { connectRelayClient, type RelayClient } from './connectRelayClient.js'
import { type ClientIdentity, createClientIdentity } from './createClientToken.js'

/** Messages that the relay acknowledged with `true`, and the messages that a wallet received. */
export type Traffic = {
  readonly accepted: readonly string[]
  /** Returns each message once, in order of first receipt. */
  readonly received: () => readonly string[]
  /** Stops publishing, and resolves when no message is in flight. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Returns the URL for the next connection attempt, as a load balancer would. */
export type Route = () => string

const pauseMs = 20

/**
 * Connects a dapp that keeps publishing messages and a wallet that listens. Both reconnect when their socket breaks, as the SDK does. An
 * unacknowledged message is published again unchanged.
 */
export function startTraffic(topic: string, dappAt: Route, walletAt: Route): Traffic {
  const accepted: string[] = []
  const received = new Set<string>()
  const wallet = keepConnected(walletAt, (message) => received.add(message), topic)
  const dapp = keepConnected(dappAt)
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

function keepConnected(route: Route, onMessage?: (message: string) => void, topic?: string) {
  const identity: ClientIdentity = createClientIdentity()
  let current: Promise<RelayClient | undefined> | undefined
  let ended = false

  async function connect(): Promise<RelayClient | undefined> {
    try {
      const client = await connectRelayClient({
        url: route(),
        identity,
        onPush: (push) => onMessage?.(push.params.data.message),
      })
      client.socket.on('close', () => again())
      client.socket.on('error', () => undefined)
      if (topic !== undefined) await client.call('irn_subscribe', { topic })
      return client
    } catch {
      setTimeout(again, pauseMs)
      return undefined
    }
  }

  function again(): void {
    if (!ended) current = connect()
  }

  again()
  return {
    client: async () => current,
    async end() {
      ended = true
      await (await current)?.close()
    },
  }
}
