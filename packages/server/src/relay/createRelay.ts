import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import QuickLru from 'quick-lru'
import type { WebSocket } from 'ws'
import type { TrustProxy } from '../platform/http/clientAddress.js'
import { clientAddress } from '../platform/http/clientAddress.js'
import { rejectUpgrade, type UpgradeError } from '../platform/http/rejectUpgrade.js'
import type { Leadership } from '../platform/jobs/Leadership.js'
import { addressBlock } from '../platform/limits/addressBlock.js'
import { closeSockets } from '../platform/limits/closeSockets.js'
import type { AddressShares } from '../platform/limits/createAddressShares.js'
import { createRateLimit, type TokenBucket } from '../platform/limits/createRateLimit.js'
import type { SocketWatch } from '../platform/limits/createSocketWatch.js'
import type { Limiter } from '../platform/limits/Limiter.js'
import type { Log } from '../platform/log/Log.js'
import { describeFailure } from '../platform/log/logFailure.js'
import type { Metrics } from '../platform/metrics/Metrics.js'
import type { Projects } from '../platform/projects/createProjects.js'
import { admitClient } from './admitClient.js'
import { answerFrame } from './answerFrame.js'
import { createBacklog } from './createBacklog.js'
import { createDelivery } from './createDelivery.js'
import { createMailboxReader } from './createMailboxReader.js'
import { createPinger } from './createPinger.js'
import { createSubscriptions } from './createSubscriptions.js'
import type { Mailbox } from './Mailbox.js'
import { openConnection } from './openConnection.js'
import type { RelayBus } from './RelayBus.js'
import type { RelayMethods } from './RelayMethod.js'
import type { RelayConfig } from './relayConfig.js'
import { sweepMailbox } from './sweepMailbox.js'
import { watchMailbox } from './watchMailbox.js'

/** The pairing relay: accepts WebSocket upgrades of an HTTP server on any path. */
export type Relay = {
  /** Handles the `upgrade` event of the HTTP server. */
  accept(request: IncomingMessage, stream: Duplex, firstBytes: Buffer): Promise<void>
  /** Closes every socket with 1001 after accepted requests are answered; terminates those still open after `limitMs`. */
  close(limitMs: number): Promise<void>
}

/** Dependencies of {@link createRelay}. */
export type RelayOptions = {
  readonly config: RelayConfig
  readonly methods: RelayMethods
  readonly mailbox: Mailbox
  /** Present if other replicas write to the mailbox too. */
  readonly bus?: RelayBus | undefined
  readonly leadership: Leadership
  readonly metrics: Metrics
  readonly projects: Projects
  readonly limiter: Limiter
  readonly socketWatch: SocketWatch
  /** Returns a pseudonym for an address. */
  readonly pseudonymize: (address: string) => string
  /** Returns the factor for the limits of an address block. */
  readonly sharesOf: AddressShares
  readonly trustProxy: TrustProxy
  readonly now: () => number
  readonly log: Log
}

const refusedLingerMs = 2_000
/** Many users may share an address: all its sockets together have the request limit of this many. */
const socketsPerAddress = 10
const maxAddresses = 10_000

/**
 * Creates the relay of the WalletConnect 2.0 protocol (`irn_*` methods, and `wc_proposeSession`/`wc_approveSession` of SDK 2.21.6 and
 * later). It sees only topics and encrypted messages, and logs neither.
 */
export function createRelay(options: RelayOptions): Relay {
  const {
    config,
    methods,
    mailbox,
    bus,
    projects,
    limiter,
    socketWatch,
    pseudonymize,
    sharesOf,
    trustProxy,
    now,
    log,
    metrics,
  } = options
  const { limits } = config
  const subscriptions = createSubscriptions(limits)
  const reader = createMailboxReader(mailbox)
  const delivery = createDelivery({ mailbox, reader, subscriptions, now, log, metrics, bus })
  const context = { mailbox, reader, subscriptions, delivery, limits }
  const backlog = createBacklog({ maxBytes: limits.maxPendingBytes })
  const withoutRoom = { methods, context, log, metrics, mayRequest: () => false }
  const pinger = createPinger(config.pingIntervalMs)
  const sockets = new Set<WebSocket>()
  const perAddress = new Map<string, number>()
  const requestLimit = createRateLimit({ perSecond: limits.maxRequestsPerSecond, burstS: 10, now })
  const requests = new QuickLru<string, TokenBucket>({ maxSize: maxAddresses })
  const server = socketWatch.createServer(limits.maxFrameBytes)
  server.on('headers', (headers) => headers.push(`x-request-id: ${randomUUID()}`))
  let closing = false

  const { recent } = mailbox
  const stopWatching = recent && watchMailbox({ recent, subscriptions, delivery, bus, now, log, metrics })
  options.leadership.campaign('relay-sweep', sweepMailbox(mailbox))
  metrics.watch('kit_relay_sockets', () => sockets.size)
  metrics.watch('kit_relay_pending_bytes', backlog.pendingBytes)
  metrics.watch('kit_relay_topics', subscriptions.count)

  function reject(socket: WebSocket, code: number, reason: string): void {
    log.debug({ reason }, 'relay socket refused')
    metrics.count('kit_relay_refusals_total', { reason })
    socket.close(code, reason)
    // A client that does not return the close frame must not occupy a slot.
    setTimeout(() => socket.terminate(), refusedLingerMs).unref()
  }

  const logSocketError = (error: Error): void => log.debug(describeFailure(error), 'relay socket error')

  /** Outlives the socket: reconnecting gives no fresh requests. */
  function requestsOf(address: string): TokenBucket {
    const known = requests.get(address)
    if (known !== undefined) return known
    const fresh = requestLimit.fill(socketsPerAddress * sharesOf(address))
    requests.set(address, fresh)
    return fresh
  }

  function admit(socket: WebSocket, request: IncomingMessage, stream: Duplex, address: string): void {
    socket.on('error', logSocketError)
    const fromAddress = (perAddress.get(address) ?? 0) + 1
    sockets.add(socket)
    perAddress.set(address, fromAddress)
    socket.on('close', () => {
      sockets.delete(socket)
      const remaining = (perAddress.get(address) ?? 1) - 1
      if (remaining === 0) perAddress.delete(address)
      else perAddress.set(address, remaining)
    })
    if (sockets.size > limits.maxSockets || fromAddress > limits.maxSocketsPerIp * sharesOf(address)) {
      reject(socket, 1013, 'Too many connections')
      return
    }
    const verdict = admitClient(request, { projects, config, nowMs: now() })
    // Browsers cannot read an HTTP error of an upgrade; the SDK reports this code, with the reason, to the dapp.
    if (!verdict.ok) {
      reject(socket, 3000, verdict.reason)
      return
    }
    const ofSocket = requestLimit.fill()
    const ofAddress = requestsOf(address)
    const mayRequest = (points: number): boolean =>
      requestLimit.take(ofSocket, points) && requestLimit.take(ofAddress, points)
    const connection = openConnection({
      socket,
      stream,
      source: { sender: verdict.clientId, address: pseudonymize(address), project: verdict.project },
      maxBufferedBytes: limits.maxBufferedBytes,
      charge(points) {
        requestLimit.charge(ofSocket, points)
        requestLimit.charge(ofAddress, points)
      },
    })
    socketWatch.watch(socket, stream, address)
    const pinged = pinger.add(socket)
    const admitted = { methods, context, log, metrics, mayRequest }
    socket.on('message', (data) => {
      pinged.isAlive = true
      const text = data.toString()
      void backlog.run(connection, text.length, (hasRoom) =>
        answerFrame(text, connection, hasRoom ? admitted : withoutRoom),
      )
    })
    socket.on('close', () => {
      pinger.remove(pinged)
      subscriptions.removeAll(connection)
    })
  }

  return {
    async accept(request, stream, firstBytes) {
      stream.on('error', destroyOnError)
      const { remoteAddress } = request.socket
      const forwardedFor = request.headers['x-forwarded-for']
      const address = addressBlock(clientAddress({ remoteAddress, forwardedFor }, trustProxy))
      const connects = await limiter.consume('connect', address, 1)
      if (closing) return rejectUpgrade(stream, shuttingDown)
      // Checked first, before expensive work such as verifying a signature.
      if (connects?.isAllowed === false) return rejectUpgrade(stream, tooMany)
      server.handleUpgrade(request, stream, firstBytes, (socket) => admit(socket, request, stream, address))
    },
    async close(limitMs) {
      closing = true
      stopWatching?.()
      pinger.stop()
      // Messages already read from the sockets are stored and answered before the close frame: afterwards nothing is pending in the
      // mailbox.
      await new Promise((resolve) => setImmediate(resolve))
      await mailbox.append([]).catch(() => undefined)
      await new Promise((resolve) => setImmediate(resolve))
      await closeSockets(sockets, limitMs)
    },
  }
}

/** Outside of `accept`: a listener created there would keep its request in memory as long as the socket. */
function destroyOnError(this: Duplex): void {
  this.destroy()
}

const shuttingDown: UpgradeError = { status: 503, field: '', description: 'The server is restarting' }
const tooMany: UpgradeError = { status: 429, field: 'rate_limited', description: 'Too many open WebSocketsed' }
