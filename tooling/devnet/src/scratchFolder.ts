import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
const roomBytes = 1024 ** 3

/**
 * Returns a folder for the records of test servers: in memory where the system has enough room, else the temporary folder. SQLite waits for
 * the disk at each commit, which dominated the duration of record tests.
 *
 * @example mkdtempSync(join(scratchFolder(), 'kit-server-'))
 */
export function scratchFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize < roomBytes ? tmpdir() : memoryFolder
}
