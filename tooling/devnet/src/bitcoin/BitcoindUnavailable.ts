/** Why no Bitcoin node can run here: the program is not installed and cannot be downloaded. Tests that need it then skip by name. */
export class BitcoindUnavailable extends Error {
  override readonly name = 'BitcoindUnavailable'
  readonly code = 'bitcoind/unavailable'

  constructor(reason: string, cause?: unknown) {
    super(`No Bitcoin node: ${reason}. Install a bitcoind, or set BITCOIND_PATH to one.`, { cause })
  }
}
