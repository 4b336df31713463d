import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true }).map((path) => `${folder}${path}`)
const dataPath = 'packages/core/src/error/kitErrorCodes.data.ts'
const codes = [...textOf(dataPath).matchAll(/^ {2}'(\S+)': '(.+)',$/gm)].map(([, code, meaning]) => ({ code, meaning }))

describe('the codes of errors', () => {
  it('stand in docs/errors.md with their meaning, and no others', () => {
    const rows = [...textOf('docs/errors.md').matchAll(/^\| `(\S+)` \| (.+) \|$/gm)]
    expect(rows.map(([, code, meaning]) => ({ code, meaning }))).toEqual(codes)
  })

  it('are in order, and each is thrown by some package', () => {
    expect(codes.map(({ code }) => code)).toEqual(codes.map(({ code }) => code).toSorted())
    const sources = readdirSync(new URL('packages/', root))
      .flatMap((name) => filesIn(`packages/${name}/src/`))
      .filter((path) => path !== dataPath && /(?<!\.test)\.tsx?$/.test(path))
      .map(textOf)
      .join('\n')
    expect(codes.filter(({ code }) => !sources.includes(`'${code}'`))).toEqual([])
  })
})
