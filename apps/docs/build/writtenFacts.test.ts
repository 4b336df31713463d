import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repository.js'
import { sections } from './sections.data.js'
import { publishedPackages, sourcePages } from './sourcePages.js'

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('facts in the documentation', () => {
  it('has the same sizes of other kits as the demo, and the same first screen', () => {
    const demo = textOf('apps/demo/src/facts/facts.data.ts')
    const sizes = [...demo.matchAll(/name: '(\w+)', kilobytes: (\d+)/g)].map(
      ([, name, size]) => `| ${name} | ${size} |`,
    )
    expect(sizes).toHaveLength(3)
    for (const row of sizes) expect(textOf('docs/trust/sizes.md')).toContain(row)
    const home = textOf('docs/index.md')
    const texts = textOf('apps/demo/src/texts/demoTexts.data.ts')
    const [, title = ''] = /title: '(.+)'/.exec(texts) ?? []
    expect(home.startsWith(`# ${title}\n`)).toBe(true)
    expect(home).toContain(`**${/kilobytes: (\d+)/.exec(demo)?.[1]} kB**`)
    const [, packages = ''] = /packages = '(.+)'/.exec(textOf('apps/demo/src/install/installCommands.data.ts')) ?? []
    expect(home).toContain(`npm install ${packages}\n`)
  })
})

describe('the page about hooks', () => {
  it('lists every hook that a package exports, and no others', () => {
    const exported = publishedPackages().flatMap(
      (name) => textOf(`packages/${name}/api.md`).match(/(?<=^- (?:function|const) )use[A-Z]\w*/gm) ?? [],
    )
    const listed = textOf('docs/hooks.md').match(/(?<=^\| `|^`)use[A-Z]\w*/gm) ?? []
    expect(new Set(listed)).toEqual(new Set(exported))
    expect(exported.length).toBeGreaterThan(40)
  })
})

describe('the sidebar', () => {
  it('has every page of docs, and no others', () => {
    const pages = [...new Set(sourcePages().values())].filter((path) => !path.startsWith('/packages/'))
    const listed = sections.flatMap(({ pages }) => pages.map(([, path]) => path))
    const generated = ['/packages/', '/api/', '/commands', '/views', '/text-keys', '/languages', '/endpoints']
    expect(listed.filter((path) => !generated.includes(path)).toSorted()).toEqual(pages.toSorted())
    expect(pages.length).toBeGreaterThan(readdirSync(join(root, 'docs')).length)
  })
})
