import { z } from 'zod'
import type { limitDefaults } from './limitDefaults.data.js'

/** One of the two sets of defaults. */
export type LimitDefaults = (typeof limitDefaults)['open' | 'listed']

const count = (fallback: number) => z.int().positive().default(fallback)

/** Schemas of the client limits, by option, with their defaults. */
export const limitConfig = (defaults: LimitDefaults) => ({
  http: httpLimits(defaults.http),
  sockets: socketLimits(defaults.sockets),
  rateLimits: rateLimits(defaults.rateLimits),
})

/** Limits of HTTP connections and their requests. Sizes in bytes. */
const httpLimits = (defaults: LimitDefaults['http']) =>
  z
    .strictObject({
      /** Connections of all kinds, including WebSockets. */
      maxConnections: count(defaults.maxConnections),
      /**
       * Connections of one IPv4 address or IPv6 /64 network. Not applied behind proxies, because all connections come from their addresses.
       */
      maxConnectionsPerAddress: count(defaults.maxConnectionsPerAddress),
      /** Timeout for the complete request. */
      requestMs: count(defaults.requestMs),
      /** Timeout for its headers, and for a silent connection. */
      headersMs: count(defaults.headersMs),
      /** Timeout between two requests of a connection. */
      idleMs: count(defaults.idleMs),
      /** Total bytes of bodies that are being read or answered. */
      maxBodyBytes: count(defaults.maxBodyBytes),
      maxBodyBytesPerAddress: count(defaults.maxBodyBytesPerAddress),
    })
    .prefault({})

/** Average traffic of one WebSocket, with bursts of ten seconds' worth. All sockets of an address together can send ten times as much. */
const socketLimits = (defaults: LimitDefaults['sockets']) =>
  z
    .strictObject({
      /** Messages, pings and pongs per second. */
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

/** Limits of one client, one address or the whole relay. */
export const relayLimits = (defaults: LimitDefaults['relay']) =>
  z
    .strictObject({
      maxFrameBytes: count(defaults.maxFrameBytes),
      maxMessageBytes: count(defaults.maxMessageBytes),
      maxTopicsPerSocket: count(defaults.maxTopicsPerSocket),
      maxTopicsPerClient: count(defaults.maxTopicsPerClient),
      maxBatch: count(defaults.maxBatch),
      maxTtlS: count(defaults.maxTtlS),
      maxRequestsPerSecond: count(defaults.maxRequestsPerSecond),
      maxSocketsPerIp: count(defaults.maxSocketsPerIp),
      maxSockets: count(defaults.maxSockets),
      maxBufferedBytes: count(defaults.maxBufferedBytes),
      maxPendingBytes: count(defaults.maxPendingBytes),
      maxStoredBytes: count(defaults.maxStoredBytes),
      maxStoredBytesPerClient: count(defaults.maxStoredBytesPerClient),
      maxStoredBytesPerAddress: count(defaults.maxStoredBytesPerAddress),
      maxStoredBytesPerProject: count(defaults.maxStoredBytesPerProject),
    })
    .prefault({})
