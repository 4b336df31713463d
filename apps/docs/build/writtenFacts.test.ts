import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownLocales } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { insertCode } from './insertCode.js'
import { root } from './repository.js'
import { sections } from './sections.data.js'
import { siteLocales } from './siteLocales.data.js'
import { englishPage, publishedPackages, sourcePages } from './sourcePages.js'

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
    const english = [...sourcePages()].filter(([file]) => englishPage(file) === undefined).map(([, path]) => path)
    const pages = [...new Set(english)].filter((path) => !path.startsWith('/packages/'))
    const listed = sections.flatMap(({ pages }) => pages.map(([, path]) => path))
    const generated = ['/packages/', '/api/', '/commands', '/views', '/text-keys', '/languages', '/endpoints']
    expect(listed.filter((path) => !generated.includes(path)).toSorted()).toEqual(pages.toSorted())
    expect(pages.length).toBeGreaterThan(readdirSync(join(root, 'docs')).length)
  })
})

describe.each(Object.keys(siteLocales))('the pages in %s', (tag) => {
  it('exist for the home page and the quick start, in a language of the kit', () => {
    const pages = [...sourcePages()].filter(([file]) => file.startsWith(`docs/${tag}/`)).map(([, path]) => path)
    expect(pages.toSorted()).toEqual([`/${tag}/`, `/${tag}/start/vite`])
    expect(knownLocales).toContain(tag)
  })

  it('show the code of the English pages, and their numbers', () => {
    for (const page of ['index.md', 'start/vite.md'])
      expect(() => insertCode(textOf(`docs/${tag}/${page}`), textOf(`docs/${page}`))).not.toThrow()
    const [, size = ''] = /\*\*(\d+) kB\*\*/.exec(textOf('docs/index.md')) ?? []
    expect(textOf(`docs/${tag}/index.md`)).toContain(`**${size} `)
  })

  it('link the same guides as the English home page', () => {
    const guides = (page: string): readonly string[] =>
      [...textOf(page).matchAll(/^\|.*\|$/gm)].flatMap(([row]) => row.match(/(?<=\]\()[^)]+/g) ?? [])
    expect(guides(`docs/${tag}/index.md`)).toEqual(guides('docs/index.md').map((link) => `../${link}`))
  })
})
