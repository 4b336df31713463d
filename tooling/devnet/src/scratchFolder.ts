import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 1024 ** 3

/**
 * Where tests keep the records of their servers: in memory where the system has a place for that with room, else its folder for what is
 * temporary. SQLite waits for the disk at each commit, and a test of records did little else.
 *
 * @example mkdtempSync(join(scratchFolder(), 'kit-server-'))
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY
}
