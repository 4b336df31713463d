import type { Duplex } from 'node:stream'
import QuickLru from 'quick-lru'
import { WebSocket, WebSocketServer } from 'ws'
import type { AddressShares } from './createAddressShares.js'
import { createRateLimit, type RateLimit, type TokenBucket } from './createRateLimit.js'
import type { SocketLimits } from './limitConfig.js'

/** Enforces the traffic limits of WebSockets. */
export type SocketWatch = {
  /** Accepts upgrades. Does not respond to pings itself: `watch` does. */
  createServer(maxPayload: number): WebSocketServer
  /** Counts every frame and byte of an accepted socket, and of all sockets of its address; closes it with 1008 beyond the limits. */
  watch(socket: WebSocket, stream: Duplex, address: string): void
}

/** Options for {@link createSocketWatch}. */
export type SocketWatchOptions = {
  readonly limits: SocketLimits
  readonly now: () => number
  /** Returns the factor for the limits of an address block. Default: one. */
  readonly sharesOf?: AddressShares
}

/** Seconds' worth of frames and bytes that can arrive at once. */
const burstSeconds = 10
/** Many users may share an address. */
const socketsPerAddress = 10
const maxAddresses = 10_000
/** Pings get no response while this many bytes are buffered for a client that does not read. */
const pongBytes = 64 * 1024
const policyViolationCode = 1008
const lingerMs = 500

/** Counts in memory, because traffic is counted where its socket is. */
export function createSocketWatch({ limits, now, sharesOf = () => 1 }: SocketWatchOptions): SocketWatch {
  const limitOf = (perSecond: number): RateLimit => createRateLimit({ perSecond, burstS: burstSeconds, now })
  const frames = limitOf(limits.maxFramesPerSecond)
  const bytes = limitOf(limits.maxBytesPerSecond)
  const meter = (share: number): Meter => ({ frames: frames.fill(share), bytes: bytes.fill(share) })
  // Outlives the socket: reconnecting must not refill the buckets.
  const addresses = new QuickLru<string, Meter>({ maxSize: maxAddresses })

  return {
    createServer: (maxPayload) =>
      new WebSocketServer({
        noServer: true,
        maxPayload,
        autoPong: false,
        perMessageDeflate: false,
        clientTracking: false,
      }),
    watch(socket, stream, address) {
      const ofAddress = addresses.get(address) ?? meter(socketsPerAddress * sharesOf(address))
      addresses.set(address, ofAddress)
      const own = meter(1)
      const closeUnless = (isAllowed: boolean): void => {
        if (isAllowed || socket.readyState !== WebSocket.OPEN) return
        socket.close(policyViolationCode, 'Too much traffic')
        socket.pause()
        setTimeout(() => socket.terminate(), lingerMs).unref()
      }
      const onFrame = (): void => closeUnless(frames.take(own.frames) && frames.take(ofAddress.frames))
      // Message fragments have no event.
      stream.on('data', ({ length }: Buffer) =>
        closeUnless(bytes.take(own.bytes, length) && bytes.take(ofAddress.bytes, length)),
      )
      for (const frame of ['message', 'ping', 'pong'] as const) socket.on(frame, onFrame)
      answerPings(socket)
    },
  }
}

type Meter = Readonly<Record<'frames' | 'bytes', TokenBucket>>

/** Responds to pings of the other end, but queues no pongs for one that does not read them. */
export function answerPings(socket: WebSocket): void {
  socket.on('ping', (data) => {
    if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < pongBytes) socket.pong(data)
  })
}
