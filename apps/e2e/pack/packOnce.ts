import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packPackages } from './packPackages.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of each package's tarball, by name. */
    tarballs: readonly (readonly [string, string])[]
    /** Folder for everything that the tests install. */
    consumersFolder: string
  }
}

/**
 * Packs the packages once for all files of tests. What they install is removed when all have ended: ext4 passes over what was
 * removed in the last minutes each time it makes a file, which after the end of one installation is up to thirty times as slow.
 */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kit-pack-'))
  const consumersFolder = mkdtempSync(join(tmpdir(), 'kit-consumers-'))
  project.provide('tarballs', [...packPackages(folder)])
  project.provide('consumersFolder', consumersFolder)
  return () => {
    for (const path of [folder, consumersFolder]) rmSync(path, { recursive: true, force: true })
  }
}
