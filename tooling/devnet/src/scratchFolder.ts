import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 1024 ** 3

/**
 * Returns a folder for the records of test servers: in memory where the system has enough room, else the temporary folder. SQLite waits for
 * the disk at each commit, which dominated the duration of record tests.
 *
 * @example mkdtempSync(join(scratchFolder(), 'kit-server-'))
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY
}
