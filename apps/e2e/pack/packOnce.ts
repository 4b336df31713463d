import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packPackages } from './packPackages.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of each package's tarball, by name. */
    tarballs: readonly (readonly [string, string])[]
  }
}

/** Packs the packages once for all files of tests. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kit-pack-'))
  project.provide('tarballs', [...packPackages(folder)])
  return () => rmSync(folder, { recursive: true, force: true })
}
