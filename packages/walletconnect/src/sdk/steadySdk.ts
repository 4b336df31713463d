import { withLimit } from '@kit/adapter'
import type { Ports } from '@kit/core/adapter'
import { containRejections } from './containRejections.js'
import type { SdkCore, SdkRelayer } from './SdkClient.js'

/** Retry interval for a relay that refused the connection, while a session needs it. */
const refusedRetryMs = 15_000
/** How long a call waits for a socket before it is left to the next try. */
const openLimitMs = 8_000

/**
 * Works around bugs of the pairing client 2.21.8, before it starts. The version is pinned as the last with an open license, so the parts
 * used here won't change:
 * - it contacts its vendor about the page before each proposal and request;
 * - each call without a socket opens another one;
 * - calls pending when the socket drops wait 15 s for a response that can't arrive;
 * - those calls are sent again seconds later and at each heartbeat, and reject unhandled;
 * - it leaves rejections unhandled in many places;
 * - it listens to the page's window forever, and never reconnects after a refusal.
 *
 * @returns A function that closes the socket permanently and settles pending calls.
 */
export function steadySdk(core: SdkCore, ports: Ports): () => void {
  const { relayer, heartbeat } = core
  const { publisher } = relayer
  const log = (error: unknown) => ports.log.debug('pairing', error)

  for (const part of [heartbeat, relayer, publisher, relayer.subscriber, core.pairing, core.expirer]) {
    containRejections(part, log)
  }
  core.verify.register = async () => ''
  const dropInFlight = steadyRequests(relayer, ports)
  steadyQueue(relayer, log)
  const endReopening = keepOpen(core, ports, log)

  return () => {
    endReopening()
    heartbeat.stop()
    relayer.transportOpen = async () => {}
    relayer.connect = async () => {}
    relayer.transportClose().catch(log)
    relayer.request = async () => {
      throw new Error('The pairing client was closed.')
    }
    dropInFlight()
    relayer.resetPingTimeout = () => {}
    // A publish that can't be sent waits up to a minute for its confirmation.
    const release = (id: string) => relayer.events.emit('relayer_publish', { id })
    for (const id of publisher.queue.keys()) release(id)
    publisher.queue.clear()
    publisher.queue.set = (id) => {
      release(id)
      return publisher.queue
    }
    heartbeat.events.removeAllListeners()
    relayer.events.removeAllListeners('relayer_message')
  }
}

/** Opens one socket at a time, for which requests wait. Returns a function that fails pending requests. */
function steadyRequests(relayer: SdkRelayer, { clock }: Ports): () => void {
  const connect = relayer.connect.bind(relayer)
  let connecting: Promise<void> | undefined
  relayer.connect = (relayUrl) => {
    connecting ??= connect(relayUrl).finally(() => {
      connecting = undefined
    })
    return connecting
  }

  const pending = new Set<(reason: unknown) => void>()
  const send = relayer.request
  const sendConnected = async (request: unknown) => {
    // Limited, because connecting also sends a message and would wait for itself if the socket drops at the wrong moment.
    if (!relayer.connected) {
      const limit = { clock, limitMs: openLimitMs }
      await withLimit(limit, () => relayer.toEstablishConnection()).catch(() => {})
    }
    if (!relayer.connected) throw new Error("Couldn't open a socket to the relay.")
    return send(request)
  }
  relayer.request = (request) =>
    new Promise((resolve, reject) => {
      pending.add(reject)
      sendConnected(request)
        .then(resolve, reject)
        .finally(() => pending.delete(reject))
    })
  const dropInFlight = () => {
    for (const reject of [...pending]) reject(new Error('The socket to the relay closed.'))
  }
  relayer.events.on('relayer_disconnect', dropInFlight)
  return dropInFlight
}

/** Flushes queued messages once there is a socket, each once at a time. */
function steadyQueue({ events, publisher }: SdkRelayer, log: (error: unknown) => void): void {
  const sending = new Set<string>()
  const sendQueue = () => {
    for (const [id, { request, opts }] of publisher.queue) {
      if (sending.has(id)) continue
      sending.add(id)
      publisher
        .rpcPublish(request, opts)
        .catch(log)
        .finally(() => sending.delete(id))
    }
  }
  publisher.checkQueue = sendQueue
  events.on('relayer_connect', sendQueue)
}

/** Reopens the socket while a session needs it and the page is visible. Returns a function that stops this. */
function keepOpen({ relayer, heartbeat }: SdkCore, ports: Ports, log: (error: unknown) => void): () => void {
  let ended = false
  const isVisible = () => ports.platform.kind === 'server' || ports.platform.isVisible()
  const reopen = () => {
    if (ended || relayer.connected || relayer.connecting || !relayer.subscriber.hasAnyTopics) return
    relayer.transportOpen().catch(log)
  }
  const onPulse = () => {
    if (!relayer.transportExplicitlyClosed && isVisible()) reopen()
  }
  let cancelRetry = () => {}
  const onRefused = () => {
    cancelRetry()
    cancelRetry = ports.clock.setTimeout(() => isVisible() && reopen(), refusedRetryMs)
  }
  const onOffline = () => {
    relayer.hasExperiencedNetworkDisruption = true
    relayer.transportDisconnect().then(() => {
      relayer.transportExplicitlyClosed = false
    }, log)
  }
  const ends = [
    ports.platform.watchVisibility(() => isVisible() && reopen()),
    ports.announcements.listen('online', reopen),
    ports.announcements.listen('offline', onOffline),
  ]
  relayer.registerEventListeners = async () => {
    heartbeat.events.on('heartbeat_pulse', onPulse)
  }
  relayer.events.on('relayer_error', onRefused)
  return () => {
    ended = true
    cancelRetry()
    for (const end of ends) end()
  }
}
