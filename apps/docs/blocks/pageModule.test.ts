import { describe, expect, it } from 'vitest'
import { pageModule } from './pageModule.js'

describe('pageModule', () => {
  it('joins the blocks of a page, each inside the scope of the one before, with imports on top', () => {
    const page = [
      '<!-- code: declare const a: string -->',
      '```ts',
      "import { b } from 'b'",
      'export const c = b(a)',
      '```',
      '```ts packages/quoted.ts',
      'never',
      '```',
      '```ts',
      '// shown.ts',
      'never',
      '```',
      '```sh',
      'never',
      '```',
      '```tsx',
      "import { b, d } from 'b'",
      "declare module 'e' {",
      '  interface F {}',
      '}',
      'const c = d',
      '```',
    ].join('\n')
    const { code, lines } = pageModule(page) ?? { code: '', lines: [] }
    expect(code.split('\n')).toEqual([
      "import { b } from 'b'",
      "import { d } from 'b'",
      "declare module 'e' {",
      '  interface F {}',
      '}',
      'declare const a: string',
      ';',
      '{',
      'const c = b(a)',
      '{',
      'const c = d',
      '}',
      '}',
      'export {}',
      '',
    ])
    expect(lines.slice(0, 11)).toEqual([3, 17, 18, 19, 20, 0, 0, 0, 4, 0, 21])
  })

  it('returns nothing for a page without code to check', () => {
    expect(pageModule('# Title\n\n```sh\nnpm start\n```\n')).toBeUndefined()
  })
})
