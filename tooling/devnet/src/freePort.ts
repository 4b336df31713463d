import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems use for outgoing connections, which could occupy one between the check and its use. */
const firstPort = 10_000
const lastPort = 29_999
const maxAttempts = 100

/**
 * Returns a random unused TCP port on loopback. It is reserved until this process exits: no other process gets it while the program that
 * will use it starts.
 *
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const port = randomInt(firstPort, lastPort + 1)
    if (reserve(port) && (await isPortFree(port))) return port
  }
  throw new Error('No free port was found')
}

/** Reserves a port for this process, unless a running process holds it. */
function reserve(port: number): boolean {
  const room = join(tmpdir(), 'kit-ports')
  const note = join(room, String(port))
  mkdirSync(room, { recursive: true })
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAlive(ownerOf(note))) return false
    // The next caller can take it. If two callers find the same stale file at once, they must not both take it.
    rmSync(note, { force: true })
    return false
  }
}

function ownerOf(note: string): number {
  try {
    return Number(readFileSync(note, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  // A file that is being written has no owner yet, and 0 would mean every process of the group.
  if (!(pid > 0)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** Returns whether the process can listen on `port` at loopback now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
