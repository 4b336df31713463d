import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that systems use for outgoing connections, which could take one between the check and its use. */
const FIRST = 10_000
const LAST = 29_999
const MOST_TRIES = 100

/**
 * A TCP port on loopback that nobody listens on, at random. No other process on this machine gets it while this one lives: between the question and its
 * use lies the start of a program.
 *
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1)
    if (reserve(port) && (await isPortFree(port))) return port
  }
  throw new Error('No free port was found')
}

/** Notes that a port is this process's, unless it is the one of a process that lives. */
function reserve(port: number): boolean {
  const room = join(tmpdir(), 'kit-ports')
  const note = join(room, String(port))
  mkdirSync(room, { recursive: true })
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAlive(ownerOf(note))) return false
    // Whoever comes next may take it: two that find the same stale note at once must not both.
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
  // A note that is being written has no owner yet, and 0 would mean every process of the group.
  if (!(pid > 0)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** Whether `port` can be listened on at loopback now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
