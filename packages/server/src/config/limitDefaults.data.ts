const MIB = 1024 * 1024

const shared = {
  maxFrameBytes: 2 * MIB,
  maxMessageBytes: 512 * 1024,
  maxBatch: 500,
  maxTtlS: 30 * 86_400,
  maxSockets: 50_000,
  maxStoredBytes: 8192 * MIB,
  maxPendingBytes: 64 * MIB,
}

const times = { requestMs: 20_000, headersMs: 10_000, idleMs: 5000 }

/** Default limits: `open` while any project ID is accepted, `listed` once projects are listed. */
export const limitDefaults = {
  /** Development limits: far above the needs of dapps, tests and benchmarks on one machine. */
  open: {
    http: {
      ...times,
      maxConnections: 65_000,
      maxConnectionsPerAddress: 25_000,
      maxBodyBytes: 256 * MIB,
      maxBodyBytesPerAddress: 128 * MIB,
    },
    sockets: { maxFramesPerSecond: 50_000, maxBytesPerSecond: 64 * MIB },
    rateLimits: { rpc: 20_000, read: 1000, write: 200, connect: 50_000, events: 16_384, auth: 1000 },
    relay: {
      ...shared,
      maxTopicsPerSocket: 20_000,
      maxTopicsPerClient: 50_000,
      maxRequestsPerSecond: 50_000,
      maxSocketsPerIp: 20_000,
      maxBufferedBytes: 16 * MIB,
      maxStoredBytesPerClient: 512 * MIB,
      maxStoredBytesPerAddress: 2048 * MIB,
      maxStoredBytesPerProject: 8192 * MIB,
    },
  },
  /** Production limits: enough for a household or small office, and little more. */
  listed: {
    http: {
      ...times,
      maxConnections: 65_000,
      maxConnectionsPerAddress: 400,
      maxBodyBytes: 256 * MIB,
      maxBodyBytesPerAddress: 32 * MIB,
    },
    sockets: { maxFramesPerSecond: 1000, maxBytesPerSecond: 4 * MIB },
    rateLimits: { rpc: 2000, read: 600, write: 60, connect: 200, events: 1024, auth: 60 },
    relay: {
      ...shared,
      maxTopicsPerSocket: 2000,
      maxTopicsPerClient: 5000,
      maxRequestsPerSecond: 200,
      maxSocketsPerIp: 200,
      maxBufferedBytes: 4 * MIB,
      maxStoredBytesPerClient: 32 * MIB,
      maxStoredBytesPerAddress: 256 * MIB,
      maxStoredBytesPerProject: 4096 * MIB,
    },
  },
} as const
