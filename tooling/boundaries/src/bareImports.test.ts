import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../packages/', import.meta.url)

it('packages without side effects import no file for its side effects, which bundlers warn about', () => {
  const packages = readdirSync(root).filter((name) => name !== 'server')
  const files = packages.flatMap((name) =>
    readdirSync(new URL(`${name}/src/`, root), { recursive: true })
      .map((path) => `${name}/src/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test')),
  )
  const bare = files.filter((path) =>
    /^import (\{\s*(type \w+,?\s*)+\} from )?'/m.test(readFileSync(new URL(path, root), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(500)
  // To bring types that a file declares for other packages, use `export type {} from './File.js'`.
  expect(bare).toEqual([])
})
