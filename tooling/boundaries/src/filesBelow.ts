import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// `stranger`: packages that stand for those of others, which have laws of their own.
const skipped = new Set([
  'node_modules',
  'dist',
  '.next',
  '.turbo',
  'generated',
  'test-results',
  'screenshots',
  'stranger',
])

/** Paths of the files below a folder whose name fits, without what is installed, built or generated. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path, name)
    return name.test(entry.name) ? [path] : []
  })
}
