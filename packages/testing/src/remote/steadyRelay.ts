/** The part of the pairing client's relayer (2.21.8) that is patched here. Some of it is missing from the client's types. */
export type SteadyRelayer = {
  readonly connected: boolean
  readonly transportExplicitlyClosed: boolean
  readonly provider: { request(call: unknown): Promise<unknown> }
  readonly publisher: {
    readonly queue: ReadonlyMap<string, { readonly request: unknown; readonly opts?: unknown }>
    checkQueue(): void
    rpcPublish(request: unknown, opts: unknown): Promise<unknown>
  }
  reconnectInProgress: boolean
  request(call: unknown): Promise<unknown>
  connect(relayUrl?: string): Promise<void>
  toEstablishConnection(): Promise<void>
  publish(...call: readonly unknown[]): Promise<void>
  publishCustom(...call: readonly unknown[]): Promise<void>
  on(event: string, listener: () => void): void
}

/**
 * Delivers the owner's responses as soon as the relay is back after an outage. By default, the client opens a socket for each call that
 * finds none, and waits 15 s for responses that a closed socket can't deliver. It stops retrying after a minute, and may not reconnect
 * after a second drop. Returns a function that undoes the patch. Calls still pending then never settle, so that the client's storage keeps
 * them for the next start.
 *
 * @example const release = steadyRelay(core.relayer)
 */
export const steadyRelay = (relayer: SteadyRelayer): (() => void) => {
  let ended = false
  const never = new Promise<never>(() => undefined)
  let connecting: Promise<void> | undefined
  const connect = relayer.connect.bind(relayer)
  const connectAtLast = async (relayUrl?: string) => {
    do await connect(relayUrl)
    while (!relayer.connected && !relayer.transportExplicitlyClosed && !ended)
    if (ended) await never
  }
  relayer.connect = async (relayUrl) => {
    if (ended) return never
    if (connecting === undefined && relayer.connected) return
    connecting ??= connectAtLast(relayUrl).finally(() => {
      connecting = undefined
    })
    return connecting
  }
  // Waits until the topics are subscribed again too: a new one in between would replace the old ones in the storage.
  relayer.toEstablishConnection = () => connecting ?? relayer.connect()

  const inFlight = new Set<(reason: Error) => void>()
  relayer.request = async (call) => {
    // Does not wait for the topics: subscribing is itself a request.
    if (!relayer.connected) await relayer.connect()
    // Rejected, or closed on purpose.
    if (!relayer.connected) throw new Error("Couldn't open a socket to the relay.")
    return new Promise((resolve, reject) => {
      inFlight.add(reject)
      const answered = relayer.provider.request(call).then(resolve, reject)
      void answered.finally(() => inFlight.delete(reject))
    })
  }

  const { publisher } = relayer
  publisher.checkQueue = () => {
    if (!relayer.connected) return
    for (const { request, opts } of publisher.queue.values()) publisher.rpcPublish(request, opts).catch(() => undefined)
  }
  // The client's publish timeouts are meant for a relay that does not respond, so they start once there is a connection.
  for (const name of ['publish', 'publishCustom'] as const) {
    const publish = relayer[name].bind(relayer)
    relayer[name] = async (...call) => {
      await relayer.toEstablishConnection()
      return publish(...call)
    }
  }

  relayer.on('relayer_connect', () => publisher.checkQueue())
  relayer.on('relayer_disconnect', () => {
    // It can be stale, and would keep the client from reconnecting.
    relayer.reconnectInProgress = false
    for (const reject of [...inFlight]) reject(new Error('The socket to the relay closed.'))
  })
  return () => {
    ended = true
  }
}
