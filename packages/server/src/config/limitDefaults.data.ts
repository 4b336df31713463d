const mib = 1024 * 1024

const shared = {
  maxFrameBytes: 2 * mib,
  maxMessageBytes: 512 * 1024,
  maxBatch: 500,
  maxTtlS: 30 * 86_400,
  maxSockets: 50_000,
  maxStoredBytes: 8192 * mib,
  maxPendingBytes: 64 * mib,
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
      maxBodyBytes: 256 * mib,
      maxBodyBytesPerAddress: 128 * mib,
    },
    sockets: { maxFramesPerSecond: 50_000, maxBytesPerSecond: 64 * mib },
    rateLimits: { rpc: 20_000, read: 1000, write: 200, connect: 50_000, events: 16_384, auth: 1000 },
    relay: {
      ...shared,
      maxTopicsPerSocket: 20_000,
      maxTopicsPerClient: 50_000,
      maxRequestsPerSecond: 50_000,
      maxSocketsPerIp: 20_000,
      maxBufferedBytes: 16 * mib,
      maxStoredBytesPerClient: 512 * mib,
      maxStoredBytesPerAddress: 2048 * mib,
      maxStoredBytesPerProject: 8192 * mib,
    },
  },
  /** Production limits: enough for a household or small office, and little more. */
  listed: {
    http: {
      ...times,
      maxConnections: 65_000,
      maxConnectionsPerAddress: 400,
      maxBodyBytes: 256 * mib,
      maxBodyBytesPerAddress: 32 * mib,
    },
    sockets: { maxFramesPerSecond: 1000, maxBytesPerSecond: 4 * mib },
    rateLimits: { rpc: 2000, read: 600, write: 60, connect: 200, events: 1024, auth: 60 },
    relay: {
      ...shared,
      maxTopicsPerSocket: 2000,
      maxTopicsPerClient: 5000,
      maxRequestsPerSecond: 200,
      maxSocketsPerIp: 200,
      maxBufferedBytes: 4 * mib,
      maxStoredBytesPerClient: 32 * mib,
      maxStoredBytesPerAddress: 256 * mib,
      maxStoredBytesPerProject: 4096 * mib,
    },
  },
} as const
