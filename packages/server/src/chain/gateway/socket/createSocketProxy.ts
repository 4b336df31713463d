import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { TrustProxy } from '../../../platform/http/clientAddress.js'
import { clientAddress } from '../../../platform/http/clientAddress.js'
import { rejectUpgrade, type UpgradeError } from '../../../platform/http/rejectUpgrade.js'
import { addressBlock } from '../../../platform/limits/addressBlock.js'
import { closeSockets } from '../../../platform/limits/closeSockets.js'
import type { SocketWatch } from '../../../platform/limits/createSocketWatch.js'
import type { Limiter } from '../../../platform/limits/Limiter.js'
import type { Log } from '../../../platform/log/Log.js'
import type { Projects } from '../../../platform/projects/createProjects.js'
import type { Quotas } from '../../../platform/quotas/Quotas.js'
import type { ChainGateway } from '../createChainGateway.js'
import { admitSocket, readTarget } from './admitSocket.js'
import { createSocketGuard } from './createSocketGuard.js'
import { createSocketSlots, type SlotLimits } from './createSocketSlots.js'
import { joinSockets } from './joinSockets.js'
import { openUpstreamSocket } from './openUpstreamSocket.js'

/** Proxies WebSockets of clients to the nodes of their chains. */
export type SocketProxy = {
  /** Returns whether an upgrade is for a chain; all others belong to the pairing relay. */
  handles(request: IncomingMessage): boolean
  /** Handles the `upgrade` event of the HTTP server for matching requests. */
  accept(request: IncomingMessage, stream: Duplex, firstBytes: Buffer): Promise<void>
  /** Closes every socket with 1001, and terminates those still open after `limitMs`. */
  close(limitMs: number): Promise<void>
}

/** Limits of one client, one address or all. Sizes in bytes, times in milliseconds. */
export type SocketLimits = SlotLimits & {
  /** From a client; a longer message closes the socket with 1009. */
  readonly maxClientMessageBytes: number
  readonly maxNodeMessageBytes: number
  /** Closes the socket after this time without a message in either direction. */
  readonly idleMs: number
  /** Timeout for the node's side to open. */
  readonly openMs: number
}

/** Dependencies of {@link createSocketProxy}. */
export type SocketProxyOptions = {
  readonly gateway: Pick<ChainGateway, 'chains' | 'socketUrls' | 'methodRule'>
  readonly projects: Projects
  readonly limiter: Limiter
  readonly quotas: Pick<Quotas, 'consume'>
  readonly socketWatch: SocketWatch
  readonly trustProxy: TrustProxy
  readonly log: Log
  readonly limits?: Partial<SocketLimits>
}

const mib = 1024 * 1024
const defaultLimits: SocketLimits = {
  maxSockets: 10_000,
  maxSocketsPerAddress: 1000,
  maxClientMessageBytes: 2 * mib,
  maxNodeMessageBytes: 10 * mib,
  idleMs: 10 * 60_000,
  openMs: 3000,
}

/** Handles `GET /v1` and `/ws` with `chainId` and `projectId`: messages are forwarded verbatim to a node of the chain and back. */
export function createSocketProxy(options: SocketProxyOptions): SocketProxy {
  const { gateway, projects, limiter, quotas, socketWatch, trustProxy, log } = options
  const limits = { ...defaultLimits, ...options.limits }
  const server = socketWatch.createServer(limits.maxClientMessageBytes)
  server.on('headers', (headers) => headers.push(`x-request-id: ${randomUUID()}`))
  const clients = new Set<WebSocket>()
  const reserveSlot = createSocketSlots(limits)
  let closing = false

  async function connect(
    request: IncomingMessage,
    stream: Duplex,
    firstBytes: Buffer,
    { chain, project }: { readonly chain: string; readonly project: string },
    address: string,
    releaseSlot: () => void,
  ) {
    const closed = new AbortController()
    stream.once('close', () => closed.abort())
    const node = await openUpstreamSocket(gateway.socketUrls(chain), {
      openMs: limits.openMs,
      maxBytes: limits.maxNodeMessageBytes,
      signal: closed.signal,
    })
    if (node === undefined || closing || stream.destroyed) {
      releaseSlot()
      node?.terminate()
      if (!stream.destroyed) rejectUpgrade(stream, closing ? shuttingDown : noNode)
      return
    }
    let isUpgraded = false
    stream.once('close', () => {
      if (isUpgraded) return
      releaseSlot()
      node.terminate()
    })
    server.handleUpgrade(request, stream, firstBytes, (client) => {
      isUpgraded = true
      clients.add(client)
      socketWatch.watch(client, stream, address)
      client.on('close', () => {
        clients.delete(client)
        releaseSlot()
      })
      joinSockets({
        client,
        node,
        guard: createSocketGuard(gateway.methodRule(chain)),
        async charge(points) {
          const verdict = await limiter.consume('rpc', `${project}|${address}`, points)
          return verdict?.isAllowed !== false && (await quotas.consume(project, points)) === undefined
        },
        idleMs: limits.idleMs,
        log,
      })
    })
  }

  return {
    handles: isChainUpgrade,
    async accept(request, stream, firstBytes) {
      stream.on('error', () => stream.destroy())
      const address = addressOf(request, trustProxy)
      const connects = await limiter.consume('connect', address, 1)
      if (closing) return rejectUpgrade(stream, shuttingDown)
      if (connects?.isAllowed === false) return rejectUpgrade(stream, tooMany)
      const verdict = admitSocket(request, { gateway, projects })
      if ('error' in verdict) return rejectUpgrade(stream, verdict.error)
      const releaseSlot = reserveSlot(address)
      if (releaseSlot === undefined) return rejectUpgrade(stream, tooMany)
      await connect(request, stream, firstBytes, verdict, address, releaseSlot)
    },
    async close(limitMs) {
      closing = true
      await closeSockets(clients, limitMs)
    },
  }
}

function isChainUpgrade({ url }: IncomingMessage): boolean {
  const { path, query } = readTarget(url)
  return /^\/(v1|ws)\/?$/.test(path) && query.has('chainId')
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: TrustProxy): string {
  const { remoteAddress } = socket
  return addressBlock(clientAddress({ remoteAddress, forwardedFor: headers['x-forwarded-for'] }, trustProxy))
}

const shuttingDown: UpgradeError = { status: 503, field: '', description: 'The server is restarting' }
const noNode: UpgradeError = {
  status: 410,
  field: 'chainId',
  description: 'No node of this chain accepts WebSockets right now',
}
const tooMany: UpgradeError = { status: 429, field: 'rate_limited', description: 'Too many open WebSockets' }
