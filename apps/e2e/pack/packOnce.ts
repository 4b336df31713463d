import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeInBackground } from '@kit/devnet'
import type { TestProject } from 'vitest/node'
import { packPackages } from './packPackages.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Tarball path of each package, by name. */
    tarballs: readonly (readonly [string, string])[]
    /** Folder for everything that the tests install. */
    consumersFolder: string
  }
}

/**
 * Packs the packages once for all test files. Their installations are removed at the very end: ext4 slows down file creation up to
 * thirtyfold for minutes after large deletions.
 */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kit-pack-'))
  const consumersFolder = mkdtempSync(join(tmpdir(), 'kit-consumers-'))
  project.provide('tarballs', [...packPackages(folder)])
  project.provide('consumersFolder', consumersFolder)
  return () => {
    removeInBackground([folder, consumersFolder])
  }
}
