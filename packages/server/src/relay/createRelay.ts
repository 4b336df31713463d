import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { TrustProxy } from '../platform/http/clientAddress.js'
import { clientAddress } from '../platform/http/clientAddress.js'
import { rejectUpgrade, type UpgradeError } from '../platform/http/rejectUpgrade.js'
import { addressBlock } from '../platform/limits/addressBlock.js'
import { closeSockets } from '../platform/limits/closeSockets.js'
import type { AddressShares } from '../platform/limits/createAddressShares.js'
import type { SocketWatch } from '../platform/limits/createSocketWatch.js'
import type { Limiter } from '../platform/limits/Limiter.js'
import { describeFailure } from '../platform/log/logFailure.js'
import type { Projects } from '../platform/projects/createProjects.js'
import { admitClient } from './admitClient.js'
import { createRelayClients, type RelayClientsOptions } from './createRelayClients.js'
import { createRequestLimits } from './createRequestLimits.js'
import { SocketConnection } from './SocketConnection.js'

/** The pairing relay: accepts WebSocket upgrades of an HTTP server on any path. */
export type Relay = {
  /** Handles the `upgrade` event of the HTTP server. */
  accept(request: IncomingMessage, stream: Duplex, firstBytes: Buffer): Promise<void>
  /** Closes every socket with 1001 after accepted requests are answered; terminates those still open after `limitMs`. */
  close(limitMs: number): Promise<void>
}

/** Dependencies of {@link createRelay}. */
export type RelayOptions = RelayClientsOptions & {
  readonly projects: Projects
  readonly limiter: Limiter
  readonly socketWatch: SocketWatch
  /** Returns a pseudonym for an address. */
  readonly pseudonymize: (address: string) => string
  /** Returns the factor for the limits of an address block. */
  readonly sharesOf: AddressShares
  readonly trustProxy: TrustProxy
}

const refusedLingerMs = 2_000

/**
 * Creates the relay of the WalletConnect 2.0 protocol (`irn_*` methods, and `wc_proposeSession`/`wc_approveSession` of SDK 2.21.6 and
 * later). It sees only topics and encrypted messages, and logs neither.
 */
export function createRelay(options: RelayOptions): Relay {
  const { config, mailbox, projects, limiter, socketWatch, pseudonymize, sharesOf, trustProxy, now, log, metrics } =
    options
  const { limits } = config
  const clients = createRelayClients(options)
  const limitRequests = createRequestLimits({ limits, sharesOf, now })
  const sockets = new Set<WebSocket>()
  const perAddress = new Map<string, number>()
  const server = socketWatch.createServer(limits.maxFrameBytes)
  server.on('headers', (headers) => headers.push(`x-request-id: ${randomUUID()}`))
  let closing = false
  metrics.watch('kit_relay_sockets', () => sockets.size)
  const logSocketError = (error: Error): void => log.debug(describeFailure(error), 'relay socket error')

  function reject(socket: WebSocket, code: number, reason: string): void {
    log.debug({ reason }, 'relay socket refused')
    metrics.count('kit_relay_refusals_total', { reason })
    socket.close(code, reason)
    // A client that does not return the close frame must not occupy a slot.
    setTimeout(() => socket.terminate(), refusedLingerMs).unref()
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
    const { mayRequest, charge } = limitRequests(address)
    const source = { sender: verdict.clientId, address: pseudonymize(address), project: verdict.project }
    const { maxBufferedBytes } = limits
    const connection = new SocketConnection({ socket, stream, source, maxBufferedBytes, charge })
    socketWatch.watch(socket, stream, address)
    clients.serve(socket, connection, mayRequest)
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
      clients.stop()
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
const tooMany: UpgradeError = { status: 429, field: 'rate_limited', description: 'Too many open WebSockets' }
