import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { ChaosFault } from './ChaosScene.js'

/** A folder that can be filled without filling the machine's disk. */
export type SmallDisk = {
  readonly folder: string
  readonly fault: ChaosFault
  close(): void
}

const ballastName = 'ballast'
const largeBytes = 64 * 1024

/** Mounts a small disk at a folder. Without the right to mount, the folder is an ordinary one and its fault is not run. */
export function mountSmallDisk(folder: string, isPrivileged: boolean, mebibytes = 384): SmallDisk {
  mkdirSync(folder, { recursive: true })
  const isMounted = isPrivileged && process.getuid?.() === 0 && succeeds(() => mount(folder, mebibytes))
  return {
    folder,
    fault: {
      name: 'disk full',
      missing: isMounted ? undefined : 'the right to mount a tmpfs',
      async inject() {
        fill(join(folder, ballastName))
        return async () => rmSync(join(folder, ballastName))
      },
    },
    close() {
      if (isMounted) execFileSync('umount', ['--lazy', folder])
    },
  }
}

function mount(folder: string, mebibytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'kit-chaos', folder], { stdio: 'ignore' })
}

/** Writes until no byte is left. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = largeBytes; size >= 1; size = Math.floor(size / 2)) {
    const piece = Buffer.alloc(size)
    while (succeeds(() => writeSync(file, piece)));
  }
  closeSync(file)
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
