import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './filesBelow.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const code = ['packages', 'apps', 'tooling', 'scripts'].flatMap((folder) =>
  filesBelow(join(root, folder), /\.(tsx?|mjs|json)$/),
)

const wordsOf = (path: string) => (/\.test/.test(path) ? [] : (readFileSync(path, 'utf8').match(/[\w$]+/g) ?? []))

/** All words of the code without tests, and the parts of all file names. */
const words = new Set(code.flatMap((path) => [...basename(path).split('.'), ...wordsOf(path)]))

const guides = ['AGENTS.md', 'CONTRIBUTING.md', 'docs/architecture.md'].concat(
  readdirSync(join(root, 'docs')).flatMap((name) => (name.startsWith('write-') ? [`docs/${name}`] : [])),
  readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
  readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/SKILL.md`)
    .filter((path) => existsSync(join(root, path))),
)

// `watchX` stands for any name that starts with `watch`.
const isPattern = (name: string): boolean => name.endsWith('X')

/** The inline code and the plain text blocks of a guide. Other blocks are compiled, or compared with files. */
const partsOf = (guide: string): readonly string[] => [
  ...(guide.match(/^```text\n[\s\S]*?^```/gm) ?? []),
  ...(guide.replace(/^```[\s\S]*?^```/gm, '').match(/`[^`\n]+`/g) ?? []),
]

/** Names in camel case in a guide that no code has. */
const unknownNames = (guide: string): string[] =>
  partsOf(guide)
    .flatMap((part) => part.match(/(?<![\w$])[A-Za-z]*[a-z][A-Z]\w*/g) ?? [])
    .filter((name) => !words.has(name) && !isPattern(name))

describe('names in guides', () => {
  it.each(guides)('exist in code: %s', (guide) =>
    expect(unknownNames(readFileSync(join(root, guide), 'utf8'))).toEqual([]),
  )

  it('include those of inline code and of blocks of text', () =>
    expect(unknownNames('`defineFeature`, `watchX`, `goneName()`\n```text\nold/goneFile\n```')).toEqual([
      'goneFile',
      'goneName',
    ]))
})
