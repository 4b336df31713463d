import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChaosFault } from './ChaosScene.js'
import { until } from './until.js'

/** A clock of a server's processes that can jump. */
export type JumpingClock = {
  /** Variables of the server. */
  readonly env: Readonly<Record<string, string>>
  /** Returns the faults of the clock of the server at that URL. */
  faults(url: () => string): readonly ChaosFault[]
}

const cacheSeconds = 1
const jumpLimitMs = 10_000
const hourSeconds = 3600

/** Creates a clock with libfaketime, of the Debian package of that name. Only the time of day jumps, as on a real machine. */
export function createJumpingClock(folder: string): JumpingClock {
  const library = findLibrary()
  const file = join(folder, 'clock')
  const set = (offsetSeconds: number): void => writeFileSync(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}s`)
  set(0)

  /** The response's date is that of the server. */
  async function isAt(url: string, offsetSeconds: number): Promise<boolean> {
    const response = await fetch(`${url}/health`).catch(() => undefined)
    const date = Date.parse(response?.headers.get('date') ?? '')
    return Math.abs(date - Date.now() - offsetSeconds * 1000) < 60_000
  }

  async function jump(url: string, offsetSeconds: number): Promise<void> {
    set(offsetSeconds)
    if (!(await until(() => isAt(url, offsetSeconds), jumpLimitMs))) throw new Error('the clock did not jump')
    // The relay's process reads the file within this time, too.
    await new Promise((resolve) => setTimeout(resolve, 2 * cacheSeconds * 1000))
  }

  return {
    env:
      library === undefined
        ? {}
        : {
            LD_PRELOAD: library,
            FAKETIME_TIMESTAMP_FILE: file,
            FAKETIME_CACHE_DURATION: String(cacheSeconds),
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          },
    faults: (url) =>
      [hourSeconds, -hourSeconds].map((offsetSeconds) => ({
        name: offsetSeconds > 0 ? 'clock jumps forward' : 'clock jumps back',
        missing: library === undefined ? 'libfaketime' : undefined,
        expiresMessages: true,
        async inject() {
          await jump(url(), offsetSeconds)
          return () => jump(url(), 0)
        },
      })),
  }
}

function findLibrary(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/faketime`) : []
  return folders.map((folder) => join(folder, 'libfaketime.so.1')).find((path) => existsSync(path))
}
