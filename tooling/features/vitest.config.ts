import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { chainPackages } from './chainPackages.data.ts'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const isOurs = (name: string) => !chainPackages.includes(name) && !existsSync(`${packages}/${name}/vitest.config.ts`)
const ours = readdirSync(packages).filter(isOurs)

// Tests that need no browser, of every package without its own project: features, views, texts. They share most modules, which are compiled
// and loaded once here. Browser tests are in tooling/views.
export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'features',
    isolate: false,
    // Test files share a process: an import still pending at the end of one file would fail in the next.
    setupFiles: ['../fakes/settleImports.ts', '../fakes/waitPatiently.ts'],
    include: [`../../packages/{${ours}}/src/**/*.test.ts`],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
