const mebibyte = 1024 * 1024

/** Returns the configuration of a server under test: production limits, with smaller buffers. */
export function chaosConfig(module: 'all' | 'relay'): Readonly<Record<string, unknown>> {
  return {
    ...(module === 'all' && { chains: {}, sessions: { domain: 'api.test' } }),
    trustProxy: 1,
    projects: [{ id: 'test', name: 'Test', allowedOrigins: [] }],
    relay: {
      pingIntervalMs: 2000,
      limits: {
        maxRequestsPerSecond: 50,
        maxPendingBytes: 8 * mebibyte,
        maxBufferedBytes: mebibyte,
        maxStoredBytes: 512 * mebibyte,
      },
    },
  }
}
