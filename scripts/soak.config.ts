import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const configs = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/vitest.config.ts`),
  'tooling/features/vitest.config.ts',
  'tooling/features/vitest.chains.config.ts',
  'apps/wallet-frame/vitest.config.ts',
].map((path) => join(root, path))

// The projects that have property tests, with more runs of each property and no time limit.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: configs
      .filter((path) => existsSync(path))
      .map((path) => ({
        extends: path,
        root: dirname(path),
        resolve: { alias: { 'fast-check': join(root, 'scripts/manyRuns.mjs') } },
        test: { testTimeout: 24 * 3_600_000 },
      })),
  },
})
