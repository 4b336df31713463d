import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeholders, writeFeature } from './new.mjs'
import { root } from './runtime.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-new-'))
  const paths = ['README.md', '.changeset', 'docs', 'apps/gallery', 'tooling/boundaries/src/importTable.data.ts']
  const tracked = execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-cf', join(folder, 'tree.tar'), ...tracked.split('\n')], { cwd: root })
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a new feature', () => {
  it('is a package without a placeholder left, and at most eight files outside of it', () => {
    const written = writeFeature(folder, 'loyalty-points', 'Points of a shop')
    const outside = written.filter((path) => !path.startsWith('packages/loyalty-points/'))
    // The lock file is the eighth: the package manager writes it.
    expect(outside).toHaveLength(7)
    expect(written).toContain('packages/loyalty-points/src/loyaltyPoints.ts')
    for (const path of written)
      expect(`${path} ${readFileSync(join(folder, path), 'utf8')}`).not.toMatch(/__[a-zA-Z]+__/)
  })

  it('has rows where packages are listed', () => {
    writeFeature(folder, 'points')
    const text = (path) => readFileSync(join(folder, path), 'utf8')
    expect(text('tooling/boundaries/src/importTable.data.ts')).toMatch(/ {2}points: feature,\n[\s\S]* {2}'points',\n/)
    expect(text('README.md')).toContain('[`@kit/points`](packages/points)')
    expect(text('apps/gallery/src/states.data.ts')).toContain('  ...pointsStates,\n')
    expect(text('docs/errors.md')).toContain('| `points/unavailable` |')
    expect(readdirSync(join(folder, '.changeset'))).toContain('first-release-points.md')
  })

  it('needs a name of lower-case words that is free', () => {
    expect(() => writeFeature(folder, 'LoyaltyPoints')).toThrow('lower-case words')
    expect(() => writeFeature(folder, undefined)).toThrow('lower-case words')
    writeFeature(folder, 'points')
    expect(() => writeFeature(folder, 'points')).toThrow('packages/points exists')
  })
})

it('fills in the name as it stands in paths, code, types and titles', () => {
  expect(placeholders('loyalty-points')).toMatchObject({
    __package__: 'loyalty-points',
    __feature__: 'loyaltyPoints',
    __Feature__: 'LoyaltyPoints',
    __title__: 'Loyalty points',
  })
})
