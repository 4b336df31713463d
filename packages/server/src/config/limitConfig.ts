import { z } from 'zod'
import type { limitDefaults } from './limitDefaults.data.js'

/** One of the two sets of defaults. */
export type LimitDefaults = (typeof limitDefaults)['open' | 'listed']

const count = (fallback: number) => z.int().positive().default(fallback)

/** Checks of what clients may use, by option, with their defaults. */
export const limitConfig = (defaults: LimitDefaults) => ({
  http: httpLimits(defaults.http),
  sockets: socketLimits(defaults.sockets),
  rateLimits: rateLimits(defaults.rateLimits),
})

/** Connections of HTTP and the requests over them. Sizes in bytes. */
const httpLimits = (defaults: LimitDefaults['http']) =>
  z
    .strictObject({
      /** Connections of all kinds, WebSockets included. */
      maxConnections: count(defaults.maxConnections),
      /** Of one IPv4 address or IPv6 /64 network. Not applied behind proxies, whose addresses the connections come from. */
      maxConnectionsPerAddress: count(defaults.maxConnectionsPerAddress),
      /** A request must be here as a whole by then. */
      requestMs: count(defaults.requestMs),
      /** Its headers by then; a connection that says nothing is ended then, too. */
      headersMs: count(defaults.headersMs),
      /** Between two requests of a connection. */
      idleMs: count(defaults.idleMs),
      /** Bodies that are being read, or answered, all together. */
      maxBodyBytes: count(defaults.maxBodyBytes),
      maxBodyBytesPerAddress: count(defaults.maxBodyBytesPerAddress),
    })
    .prefault({})

/** What one WebSocket may send on average; ten seconds' worth may come at once. All of an address together may send ten times as much. */
const socketLimits = (defaults: LimitDefaults['sockets']) =>
  z
    .strictObject({
      /** Messages, pings and pongs. */
      maxFramesPerSecond: count(defaults.maxFramesPerSecond),
      maxBytesPerSecond: count(defaults.maxBytesPerSecond),
    })
    .prefault({})

/** So many points in ten seconds unless the operator says otherwise. */
const bucket = (points: number) =>
  z.strictObject({ points: z.int().positive(), perMs: z.int().positive() }).prefault({ points, perMs: 10_000 })

/** How often one address of one project may ask, by group of calls. */
const rateLimits = (defaults: LimitDefaults['rateLimits']) =>
  z
    .strictObject({
      enabled: z.boolean().default(true),
      /** The gateway, over HTTP and WebSockets; a batch costs as many points as it has calls. */
      rpc: bucket(defaults.rpc),
      /** Every other read; prices cost a point for each address. */
      read: bucket(defaults.read),
      /** Registration, sessions, orders, accounts whose history is asked for the first time. */
      write: bucket(defaults.write),
      /** WebSockets that are opened, or tried to be. */
      connect: bucket(defaults.connect),
      /** Analytics, a point for each kibibyte. */
      events: bucket(defaults.events),
      /** Logins and keys of the embedded wallet. */
      auth: bucket(defaults.auth),
    })
    .prefault({})

/** What one client, one address or the whole relay may use. */
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
