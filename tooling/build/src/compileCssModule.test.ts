import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileCssModule } from './compileCssModule.js'
import { compileFolder } from './compileFolder.js'

const path = 'src/Button.module.css'

async function evaluate(text: string): Promise<{ css: string; classes: Record<string, string> }> {
  const plain = text.replace(/: string =/, ' =').replace(/classes: \{[^}]*\}/, 'classes')
  return import(`data:text/javascript,${encodeURIComponent(plain)}`)
}

describe('compileCssModule', () => {
  it('maps each class in the source to a name in the generated CSS', async () => {
    const module = await evaluate(compileCssModule({ path, source: '.root { color: red } .is-open { color: blue }' }))
    expect(Object.keys(module.classes).sort()).toEqual(['is-open', 'root'])
    for (const name of Object.values(module.classes)) expect(module.css).toContain(`.${name}{`)
  })

  it("names every class in its type, so that a misspelled class doesn't compile", () => {
    const text = compileCssModule({ path, source: '.root { color: red } .is-open { color: blue }' })
    expect(text).toContain('  readonly root: string\n')
    expect(text).toContain("  readonly 'is-open': string\n")
  })

  it('joins composed names with the name that composes them', async () => {
    const source = '.base { color: red } .big { composes: base; font-size: 2em }'
    const { classes } = await evaluate(compileCssModule({ path, source }))
    expect(classes.big?.split(' ')).toHaveLength(2)
    expect(classes.big).toContain(classes.base)
  })

  it('writes an alignment that Chromium has only with a prefix in both forms, the standard one last', async () => {
    const { css } = await evaluate(compileCssModule({ path, source: '.root { text-align: match-parent }' }))
    expect(css).toContain('{text-align:-webkit-match-parent;text-align:match-parent}')
  })

  it('keeps custom properties, logical properties and quotes as written', async () => {
    const source = `.root { --kit-gap: 4px; margin-inline-start: var(--kit-gap) } .root::after { content: 'a"\\\\' }`
    const { css } = await evaluate(compileCssModule({ path, source }))
    expect(css).toContain('--kit-gap:4px')
    expect(css).toContain('margin-inline-start:var(--kit-gap)')
    expect(css).toContain('content:"a\\"\\\\"')
  })

  it('generates the same classes for the same path and different ones for another path', () => {
    const source = '.root { color: red }'
    expect(compileCssModule({ path, source })).toBe(compileCssModule({ path, source }))
    const other = compileCssModule({ path: 'src/Card.module.css', source })
    expect(other.match(/root-\w+/)?.[0]).not.toBe(compileCssModule({ path, source }).match(/root-\w+/)?.[0])
  })

  it('reports the position of a syntax error', () => {
    expect(() => compileCssModule({ path, source: '.a {\n  color red }' })).toThrow(/src\/Button\.module\.css:\d+:\d+/)
  })
})

describe('compileFolder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'css-'))
    writeFileSync(join(folder, 'package.json'), '{}')
    writeFileSync(join(folder, 'A.module.css'), '.a { color: red }')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('writes only missing or changed files', () => {
    const target = join(folder, 'A.module.css.ts')
    expect(compileFolder(folder)).toEqual([target])
    const before = readFileSync(target, 'utf8')
    expect(before).toContain('export const css: string')
    expect(compileFolder(folder)).toEqual([])
    writeFileSync(join(folder, 'A.module.css'), '.a { color: blue }')
    expect(compileFolder(folder)).toEqual([target])
    expect(readFileSync(target, 'utf8')).not.toBe(before)
  })

  it('deletes a generated file whose style sheet was removed', () => {
    compileFolder(folder)
    rmSync(join(folder, 'A.module.css'))
    expect(compileFolder(folder)).toEqual([join(folder, 'A.module.css.ts')])
    expect(existsSync(join(folder, 'A.module.css.ts'))).toBe(false)
  })
})
