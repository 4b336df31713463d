import { readdirSync, readFileSync } from 'node:fs'
import { KitError } from '@kit/core'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((path) => `${folder}${path}`)
const dataPath = 'packages/core/src/error/kitErrorCodes.data.ts'
const byCode = (a: { code?: string | undefined }, b: { code?: string | undefined }) =>
  (a.code ?? '') < (b.code ?? '') ? -1 : 1
const codes = [...textOf(dataPath).matchAll(/^ {2}'(\S+)':\s+['"](.+)['"],$/gm)].map(([, code, meaning]) => ({
  code,
  meaning,
}))

describe('error codes', () => {
  const page = textOf('docs/errors.md')
  const rows = [...page.matchAll(/^\| `(\S+)` \| (.+) \| (.+) \|$/gm)].map(([, code, meaning]) => ({ code, meaning }))

  it('lists every code of the engine with its meaning in docs/errors.md', () => {
    const own = new Set(codes.map(({ code }) => code))
    expect(rows.filter(({ code }) => own.has(code)).toSorted(byCode)).toEqual(codes.toSorted(byCode))
  })

  it('lists every code of the features there, and no others', () => {
    const added = readdirSync(new URL('packages/', root))
      .flatMap((name) => filesIn(`packages/${name}/src/`))
      .filter((path) => /(?<!\.test|\.test-d)\.ts$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/interface \w*ErrorCodes \{\n([\s\S]*?)^ *\}$/gm)])
      .flatMap(([, body = '']) => [...body.matchAll(/^ *'(\w+\/\w+)': /gm)].map(([, code]) => code))
    expect(added.length).toBeGreaterThan(30)
    expect(rows.map(({ code }) => code).toSorted()).toEqual([...codes.map(({ code }) => code), ...added].toSorted())
  })

  it('lists each code in the section that `docsPath` links to, with what to do', () => {
    for (const { code = '' } of rows) {
      const path = new KitError(code as 'kit/destroyed', { shortMessage: '' }).docsPath
      const [file, area] = path.split('#')
      expect(file).toBe('docs/errors.md')
      const section = page.split(/^### /m).find((text) => text.startsWith(`${area}\n`))
      expect(section, code).toContain(`| \`${code}\` |`)
    }
  })

  it('contains every code that a guide names', () => {
    const known = new Set(rows.map(({ code }) => code))
    const areas = new Set(rows.map(({ code }) => code?.split('/')[0]))
    const named = filesIn('docs/guides/').flatMap((path) =>
      [...textOf(path).matchAll(/['`](([a-z]\w*)\/[a-z]\w*)['`]/g)].map(([, code = '', area]) => ({
        path,
        code,
        area,
      })),
    )
    const unknown = named.filter(({ code, area }) => areas.has(area) && !known.has(code))
    // Names of events have the same form.
    const events = textOf('packages/core/src/event/KitEvent.ts')
    expect(unknown.filter(({ code }) => !events.includes(`'${code}'`))).toEqual([])
    expect(named.length).toBeGreaterThan(50)
  })

  it('sorts the codes, and finds a package that throws each', () => {
    expect(codes.map(({ code }) => code)).toEqual(codes.map(({ code }) => code).toSorted())
    const sources = readdirSync(new URL('packages/', root))
      .flatMap((name) => filesIn(`packages/${name}/src/`))
      .filter((path) => path !== dataPath && /(?<!\.test)\.tsx?$/.test(path))
      .map(textOf)
      .join('\n')
    expect(codes.filter(({ code }) => !sources.includes(`'${code}'`))).toEqual([])
  })
})
