import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// `stranger` has packages that stand for those of other authors, which follow rules of their own.
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

/** Returns the paths of files below a folder whose name matches, without installed, built and generated files. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path, name)
    return name.test(entry.name) ? [path] : []
  })
}
