import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems use for outgoing connections, which could take one between the check and its use. */
const FIRST = 10_000
const LAST = 29_999
const MOST_TRIES = 100

/**
 * A TCP port on loopback that was free a moment ago, at random, so that programs which start at the same time choose different ones.
 *
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1)
    if (await isPortFree(port)) return port
  }
  throw new Error('No free port was found')
}

/** Whether `port` can be listened on at loopback now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
