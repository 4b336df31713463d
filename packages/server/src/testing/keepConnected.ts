import { connectRelayClient, type Push, type RelayClient } from './connectRelayClient.js'
import { type ClientIdentity, createClientIdentity } from './createClientToken.js'

/** Returns the URL for the next connection attempt, as a load balancer would. */
export type Route = () => string

/** A client that connects again whenever its socket breaks, as the SDK does. */
export type KeptClient = {
  readonly identity: ClientIdentity
  /** Returns the client once it is connected and subscribed, or undefined while that fails. */
  client(): Promise<RelayClient | undefined>
  /** Breaks the socket, as a page that reloads does. */
  reconnect(): Promise<void>
  end(): Promise<void>
}

/** Options for {@link keepConnected}. */
export type KeptClientOptions = {
  readonly route: Route
  readonly identity?: ClientIdentity
  /** Topics that each new socket subscribes to. */
  readonly topics?: readonly string[]
  readonly onPush?: (push: Push, client: RelayClient) => void
  /** Whether pushes are acknowledged immediately. Default true. */
  readonly acknowledge?: boolean
  readonly address?: string
  /** Time until an attempt to connect or subscribe fails. Default: none. */
  readonly limitMs?: number
  /** Pause after a failed attempt. Default: 20. */
  readonly pauseMs?: number
}

/** Connects a client, and again whenever its socket breaks. */
export function keepConnected(options: KeptClientOptions): KeptClient {
  const {
    route,
    identity = createClientIdentity(),
    topics = [],
    onPush,
    acknowledge = true,
    address,
    limitMs,
    pauseMs = 20,
  } = options
  let current: Promise<RelayClient | undefined> | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false

  async function connect(): Promise<RelayClient | undefined> {
    let own: RelayClient | undefined
    try {
      const early: Push[] = []
      const client = await connectRelayClient({
        url: route(),
        identity,
        acknowledge,
        onPush: (push) => (own === undefined ? early.push(push) : onPush?.(push, own)),
        ...(address !== undefined && { address }),
        ...(limitMs !== undefined && { handshakeMs: limitMs }),
      })
      client.socket.on('error', () => undefined)
      own = client
      for (const push of early) onPush?.(push, client)
      if (topics.length > 0) await answeredWithin(client, 'irn_batchSubscribe', { topics }, limitMs)
      if (client.socket.readyState !== client.socket.OPEN) throw new Error('closed')
      client.socket.on('close', again)
      return client
    } catch {
      own?.socket.terminate()
      if (!ended) retry = setTimeout(again, pauseMs)
      return undefined
    }
  }

  function again(): void {
    if (!ended) current = connect()
  }

  again()
  return {
    identity,
    client: async () => current,
    async reconnect() {
      ;(await current)?.socket.terminate()
    },
    async end() {
      ended = true
      clearTimeout(retry)
      await (await current)?.close()
    },
  }
}

/**
 * Sends a request and returns its result. Breaks the socket when no response arrives in time, as clients do.
 *
 * @throws the JSON-RPC error, with its `code`, or an error without one
 */
export async function answeredWithin(
  client: RelayClient,
  method: string,
  params: unknown,
  limitMs: number | undefined,
): Promise<unknown> {
  const timer = limitMs === undefined ? undefined : setTimeout(() => client.socket.terminate(), limitMs)
  try {
    return await client.call(method, params)
  } finally {
    clearTimeout(timer)
  }
}
