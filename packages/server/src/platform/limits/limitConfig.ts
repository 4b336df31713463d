import { z } from 'zod'
import type { LimitGroup } from '../../contract/Endpoint.js'

/** Defaults of {@link limitConfig}. */
export type LimitDefaults = {
  readonly http: HttpLimits
  readonly sockets: SocketLimits
  /** Points per ten seconds. */
  readonly rateLimits: Readonly<Record<LimitGroup, number>>
}

const count = (fallback: number) => z.int().positive().default(fallback)

/** Schemas of the client limits, by option, with their defaults. */
export const limitConfig = (defaults: LimitDefaults) => ({
  http: httpLimits(defaults.http),
  sockets: socketLimits(defaults.sockets),
  rateLimits: rateLimits(defaults.rateLimits),
})

/** Limits of HTTP connections and their requests. Sizes in bytes. */
export type HttpLimits = {
  /** Connections of all kinds, including WebSockets. */
  readonly maxConnections: number
  /**
   * Connections of one IPv4 address or IPv6 /64 network. Not applied behind proxies, because all connections come from their addresses.
   */
  readonly maxConnectionsPerAddress: number
  /** Timeout for the complete request. */
  readonly requestMs: number
  /** Timeout for its headers, and for a silent connection. */
  readonly headersMs: number
  /** Timeout between two requests of a connection. */
  readonly idleMs: number
  /** Total bytes of bodies that are being read or answered. */
  readonly maxBodyBytes: number
  readonly maxBodyBytesPerAddress: number
}

const httpLimits = (defaults: HttpLimits) =>
  z
    .strictObject({
      maxConnections: count(defaults.maxConnections),
      maxConnectionsPerAddress: count(defaults.maxConnectionsPerAddress),
      requestMs: count(defaults.requestMs),
      headersMs: count(defaults.headersMs),
      idleMs: count(defaults.idleMs),
      maxBodyBytes: count(defaults.maxBodyBytes),
      maxBodyBytesPerAddress: count(defaults.maxBodyBytesPerAddress),
    })
    .prefault({})

/** Average traffic of one WebSocket, with bursts of ten seconds' worth. All sockets of an address together can send ten times as much. */
export type SocketLimits = {
  /** Messages, pings and pongs per second. */
  readonly maxFramesPerSecond: number
  readonly maxBytesPerSecond: number
}

const socketLimits = (defaults: SocketLimits) =>
  z
    .strictObject({
      maxFramesPerSecond: count(defaults.maxFramesPerSecond),
      maxBytesPerSecond: count(defaults.maxBytesPerSecond),
    })
    .prefault({})

/** Points per ten seconds unless configured otherwise. */
const bucket = (points: number) =>
  z.strictObject({ points: z.int().positive(), windowMs: z.int().positive() }).prefault({ points, windowMs: 10_000 })

/** Rate limits of one address in one project, by group of calls. */
const rateLimits = (defaults: LimitDefaults['rateLimits']) =>
  z
    .strictObject({
      enabled: z.boolean().default(true),
      /** The gateway, over HTTP and WebSockets; a batch costs one point per call. */
      rpc: bucket(defaults.rpc),
      /** All other reads; prices cost one point per address. */
      read: bucket(defaults.read),
      /** Registrations, sessions, orders, and accounts whose history is requested for the first time. */
      write: bucket(defaults.write),
      /** Attempts to open a WebSocket. */
      connect: bucket(defaults.connect),
      /** Analytics, one point per KiB. */
      events: bucket(defaults.events),
      /** Sign-ins and keys of the embedded wallet. */
      auth: bucket(defaults.auth),
    })
    .prefault({})

/** Parsed option `rateLimits`. */
export type RateLimits = z.output<ReturnType<typeof rateLimits>>
