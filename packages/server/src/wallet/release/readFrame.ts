import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFile, signatureFile } from './formatRelease.js'

/** Reads every file of a folder except those of the release itself, by path with slashes. */
export function readFrame(folder: string): ReadonlyMap<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map((path): [string, Buffer] => [
    path.slice(join(folder, '/').length).replaceAll('\\', '/'),
    readFileSync(path),
  ])
  return new Map(files.filter(([path]) => path !== releaseFile && path !== signatureFile))
}
