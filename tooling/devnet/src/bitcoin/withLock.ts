import { readFile, rm, writeFile } from 'node:fs/promises'

const pollMs = 100

/**
 * Runs `work` under a lock shared by all processes. The lock is a file with the holder's process ID. A lock whose holder has exited is
 * ignored.
 *
 * @throws Error when the lock is not released within `limitMs`.
 * @example await withLock('/tmp/one.lock', 60_000, () => download())
 */
export async function withLock<T>(path: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + limitMs
  while (!(await take(path))) {
    if (Date.now() > deadline) throw new Error(`${path} is held for too long`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    // A holder that has not written its ID yet is alive.
    if (holder > 0 && !isAlive(holder)) await rm(path, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
