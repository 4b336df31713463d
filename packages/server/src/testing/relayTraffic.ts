import { connectRelayClient, type RelayClient } from './connectRelayClient.js'
import { type ClientIdentity, createClientIdentity } from './createClientToken.js'

/** Messages that the relay answered `true` to, and what a wallet got of them. */
export type Traffic = {
  readonly accepted: readonly string[]
  /** Each message once, in the order in which it came first. */
  readonly received: () => readonly string[]
  /** Publishes no more, and resolves when nothing is under way. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Where to connect next, asked at every attempt: a load balancer would answer it. */
export type Route = () => string

const PAUSE_MS = 20

/**
 * One dapp that publishes one message after another and one wallet that listens, both of which connect again whenever their socket
 * breaks, as the SDK does. A message that was not answered is published again, as it is.
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
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
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
      setTimeout(again, PAUSE_MS)
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
