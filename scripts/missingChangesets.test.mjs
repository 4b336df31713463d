import { describe, expect, it } from 'vitest'
import { missingChangesets } from './missingChangesets.mjs'

const packages = new Map([
  ['packages/core', '@kit/core'],
  ['packages/api', '@kit/api'],
])
const naming = (name) => `---\n'${name}': patch\n---\n\nFixed a thing.\n`

describe('missingChangesets', () => {
  it('names each changed package without a changeset once', () => {
    const changed = ['packages/core/src/a.ts', 'packages/core/src/b.ts', 'packages/api/package.json', 'docs/index.md']
    expect(missingChangesets(changed, packages, [])).toEqual(['@kit/core', '@kit/api'])
    expect(missingChangesets(changed, packages, [naming('@kit/core')])).toEqual(['@kit/api'])
  })

  it('ignores tests, private packages, and packages before their first release', () => {
    const changed = ['packages/core/src/a.test.ts', 'packages/core/src/testing/x.ts', 'packages/hidden/src/a.ts']
    expect(missingChangesets(changed, packages, [])).toEqual([])
    expect(missingChangesets(['packages/core/src/a.ts'], packages, [], new Set(['@kit/core']))).toEqual([])
  })

  it('accepts a changeset without packages: users notice nothing', () => {
    expect(missingChangesets(['packages/core/src/a.ts'], packages, ['---\n---\n'])).toEqual([])
    expect(missingChangesets(['packages/core/src/a.ts'], packages, ['---\n---\n\nRefactored.\n'])).toEqual([])
  })
})
