import { describe, expect, it } from 'vitest'
import { readBlocks } from './readBlocks.js'

describe('readBlocks', () => {
  it('distinguishes parts of the page from whole files and from quotes of the repository', () => {
    const page = [
      '```ts',
      'a',
      '```',
      '```tsx src/b.tsx',
      'b',
      '```',
      '```ts',
      '// c.ts',
      'c',
      '```',
      '```sh',
      'd',
      '```',
    ]
    expect(readBlocks(page.join('\n'))).toEqual([
      { kind: 'part', file: '', lines: [{ text: 'a', line: 2 }] },
      { kind: 'quote', file: 'src/b.tsx', lines: [{ text: 'b', line: 5 }] },
      {
        kind: 'file',
        file: 'c.ts',
        lines: [
          { text: '// c.ts', line: 8 },
          { text: 'c', line: 9 },
        ],
      },
    ])
  })

  it('treats a comment that only begins with a file as a part', () => {
    const [block] = readBlocks('```ts\n// c.ts, loaded later\nc\n```')
    expect(block?.kind).toBe('part')
  })
})
