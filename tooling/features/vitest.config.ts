import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { chainPackages } from './chainPackages.data.ts'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))
const isOurs = (name: string) => !chainPackages.includes(name) && !existsSync(`${packages}/${name}/vitest.config.ts`)
const ours = readdirSync(packages).filter(isOurs)

// What needs no browser, of every package without a project of its own: features, views, texts. They share most of what they
// are made of, and here it is compiled and loaded once. In a browser: tooling/views.
export default defineConfig({
  resolve: { conditions: ['@kit/source'] },
  ssr: { resolve: { conditions: ['@kit/source'] } },
  test: {
    name: 'features',
    isolate: false,
    // Test files share a process: a chunk that is still loading when its file ends would fail in the next one.
    setupFiles: ['../fakes/settleImports.ts'],
    include: [`../../packages/{${ours}}/{src,test}/**/*.test.ts`],
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
