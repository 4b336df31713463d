import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { removeInBackground } from './removeInBackground.js'
import { scratchFolder } from './scratchFolder.js'

describe('removeInBackground', () => {
  it('removes folders in a process group of its own', async () => {
    const folders = [1, 2].map(() => mkdtempSync(join(scratchFolder(), 'kit-removed-')))
    for (const folder of folders) {
      mkdirSync(join(folder, 'inner'))
      writeFileSync(join(folder, 'inner/file'), '')
    }
    const child = removeInBackground([...folders, join(scratchFolder(), 'kit-missing')])
    const exited = once(child, 'exit')
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(child.pid)], { encoding: 'utf8' })
    expect(Number(group)).toBe(child.pid)
    expect(await exited).toEqual([0, null])
    expect(folders.filter((folder) => existsSync(folder))).toEqual([])
  })
})
