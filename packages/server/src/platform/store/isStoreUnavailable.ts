/**
 * Returns whether an error means that the database is temporarily unavailable. It is down or restarting, times out, has no connections
 * left, has a full or read-only disk, or its file is corrupt. Any other error is a bug.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code))
      return true
    // Postgres: connection exceptions, insufficient resources, operator intervention (restart, statement timeout), and a standby before its
    // promotion.
    if (/^((08|53|57)[0-9A-Z]{3}|25006)$/.test(code)) return true
    return /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)/.test(code)
  }
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/.test(
    error.message,
  )
}
