/**
 * Thrown when no Bitcoin node can run here: the program is not installed and cannot be downloaded. Tests that need it are then reported as
 * skipped.
 */
export class BitcoindUnavailable extends Error {
  override readonly name = 'BitcoindUnavailable'
  readonly code = 'bitcoind/unavailable'

  constructor(reason: string, cause?: unknown) {
    super(`No Bitcoin node: ${reason}. Install a bitcoind, or set BITCOIND_PATH to one.`, { cause })
  }
}
