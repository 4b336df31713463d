import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Blocks that name a file: ```ts path/of/file.ts */
const quotes = readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
  .concat('README.md')
  .flatMap((name) =>
    [...textOf(name).matchAll(/^```(?:tsx?|html|vue|svelte) (\S+)\n([\s\S]*?)^```$/gm)].map(([, path, code]) => ({
      name,
      path: path ?? '',
      code: code ?? '',
    })),
  )

describe('quoted code in guides', () => {
  it('finds quoted code', () => expect(quotes.length).toBeGreaterThan(5))

  it.each(quotes)('matches $path in $name', ({ path, code }) => {
    expect(textOf(path)).toContain(code)
  })
})
