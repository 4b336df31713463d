import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createReportCompiler, writeApiReports as writeReports } from './writeApiReports.js'

const folder = mkdtempSync(join(tmpdir(), 'face-'))
const compiler = createReportCompiler()
const writeApiReports = (folders: readonly string[], write: boolean) => writeReports(folders, write, compiler)
const put = (path: string, text: string): void => writeFileSync(join(folder, path), text)
const face = (...words: readonly string[]): void => put('dist/index.d.ts', words.join('\n'))
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const named = { name: 'made-up', version: '1.0.0', type: 'module' }
const index = { '.': { types: './dist/index.d.ts' }, './package.json': './package.json' }

describe('writeApiReports', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'dist'), { recursive: true })
    put('package.json', JSON.stringify({ ...named, exports: index }))
    put('dist/inner.d.ts', 'export type Inner = { readonly name: string }\n')
    face(
      "import type { Inner } from './inner.js'",
      '/** Says it. */',
      'export declare function say(inner: Inner): void',
    )
    writeApiReports([folder], true)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('reports what is exported, with the types that it refers to', () => {
    expect(read('api.md')).toContain('## .\n\n- function say(inner: Inner): void')
    expect(read('api.md')).toContain('## Not exported\n\n- type Inner = { readonly name: string }')
    expect(writeApiReports([folder], false)).toEqual([])
  })

  it('reports a change in a type that is not exported itself, until the report is written', () => {
    put('dist/inner.d.ts', 'export type Inner = { readonly label: string }\n')
    for (const write of [false, true])
      expect(writeApiReports([folder], write)).toMatchObject([
        {
          report: join(folder, 'api.md'),
          lines: [expect.stringContaining('- '), expect.stringContaining('label')],
        },
      ])
    expect(writeApiReports([folder], false)).toEqual([])
  })

  it('ignores a change in a comment', () => {
    face(
      "import type { Inner } from './inner.js'",
      '/** Tells it. */',
      'export declare function say(inner: Inner): void',
    )
    expect(writeApiReports([folder], false)).toEqual([])
  })

  it('reports a removed entry, and names shared declarations in another entry', () => {
    put('package.json', JSON.stringify({ ...named, exports: { ...index, './other': index['.'] } }))
    expect(writeApiReports([folder], true)).toMatchObject([{ lines: ['+ ## ./other', '+ - say, as in `.`'] }])
    put('package.json', JSON.stringify({ ...named, exports: { './other': index['.'] } }))
    expect(writeApiReports([folder], true)).toMatchObject([{ lines: ['- ## .', '- - say, as in `.`'] }])
    expect(read('api.md')).toContain('## ./other\n\n- function say(inner: Inner): void')
  })
})
