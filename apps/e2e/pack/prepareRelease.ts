import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { type PackedPackage, packCheckout, prepareCheckout, publishTo } from './rehearse.js'
import { type Registry, startRegistry } from './startRegistry.js'

/** A release that was published to a local registry. */
export type PreparedRelease = {
  /** The clone of the repository with the versions of the release. */
  readonly checkout: string
  readonly packed: readonly PackedPackage[]
  /** Names and versions of what was published. */
  readonly published: readonly string[]
  readonly registry: Registry
}

/** Publishes all packages to a local registry before the tests of a file, and makes npm, pnpm and Yarn use it. */
export function prepareRelease(folder: string): () => PreparedRelease {
  let release: PreparedRelease | undefined
  beforeAll(async () => {
    const checkout = join(folder, 'checkout')
    mkdirSync(checkout)
    prepareCheckout(checkout)
    const packed = packCheckout(checkout, join(folder, 'first'))
    const registry = await startRegistry(join(folder, 'registry'), ['@kit', '@yours'])
    for (const [name, value] of Object.entries(registry.env)) vi.stubEnv(name, value)
    release = { checkout, packed, published: publishTo(registry.url, packed, folder), registry }
  })
  afterAll(() => release?.registry.stop())
  return () => {
    if (!release) throw new Error('The release was not published')
    return release
  }
}
