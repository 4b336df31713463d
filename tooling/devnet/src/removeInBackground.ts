import { type ChildProcess, spawn } from 'node:child_process'

const program = `const { rmSync } = require('node:fs')
for (const folder of process.argv.slice(1)) rmSync(folder, { recursive: true, force: true })`

/**
 * Removes folders in a process that outlives this one and its process group. Use it for installed dapps: some disks take minutes for each,
 * and a run would seem to hang after its last test.
 *
 * @returns The process that removes them.
 */
export function removeInBackground(folders: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, ['-e', program, ...folders], { stdio: 'ignore', detached: true })
  child.unref()
  return child
}
