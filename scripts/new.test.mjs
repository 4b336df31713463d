import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBoundaries } from '../tooling/boundaries/src/checkBoundaries.ts'
import { readWorkspace } from '../tooling/boundaries/src/readWorkspace.ts'
import { skillProblems } from '../tooling/boundaries/src/skillProblems.ts'
import { addToPreset, writeFeature } from './new.mjs'
import { endpointGroups, writeEndpoint } from './newEndpoint.mjs'
import { root } from './runtime.mjs'
import { placeholders } from './templates.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-new-'))
  const paths = [
    'README.md',
    '.changeset',
    'docs',
    'apps/gallery',
    'packages/preset',
    'tooling/boundaries/src/importTable.data.ts',
  ]
  paths.push('packages/server/src/contract', 'packages/server/src/chain/routes', 'packages/api/src')
  const tracked = execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-cf', join(folder, 'tree.tar'), ...tracked.split('\n')], { cwd: root })
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: folder })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Returns what the compiler prints about the project in a folder. */
const compilerErrors = (cwd) =>
  spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.'], { cwd, encoding: 'utf8' }).stdout

describe('writeFeature', () => {
  it('writes a package with no placeholders left, and at most eight files outside it', () => {
    const written = writeFeature(folder, 'stamp-cards', 'Points of a shop')
    const outside = written.filter((path) => !path.startsWith('packages/stamp-cards/'))
    // The eighth file is the lock file, which the package manager writes.
    expect(outside).toHaveLength(7)
    expect(written).toContain('packages/stamp-cards/src/stampCards.ts')
    for (const path of written)
      expect(`${path} ${readFileSync(join(folder, path), 'utf8')}`).not.toMatch(/__[a-zA-Z]+__/)
  })

  it('writes code that the compiler accepts', () => {
    writeFeature(folder, 'stamp-cards')
    const path = (...parts) => join(folder, 'packages/stamp-cards', ...parts)
    symlinkSync(join(root, 'tooling/tsconfig'), join(folder, 'tooling/tsconfig'))
    // A feature of the same shape has the same dependencies installed.
    symlinkSync(join(root, 'packages/names/node_modules'), path('node_modules'))
    // The gallery's dependencies lack the new package, so its states are checked as a file of the package.
    copyFileSync(join(folder, 'apps/gallery/src/stampCardsStates.ts'), path('src/react/stampCardsStates.ts'))
    expect(compilerErrors(path())).toBe('')
    expect(compilerErrors(path('src/react'))).toBe('')
  }, 120_000)

  it('writes a package that follows the rules of the repository', () => {
    writeFeature(folder, 'stamp-cards')
    const exceptions = { folderCircles: {}, longFunctions: [], repeatedNames: [] }
    const problems = checkBoundaries(readWorkspace(folder), exceptions)
    // The import table is the one of this checkout, which lacks the package.
    const found = problems.filter(({ path, rule }) => path.startsWith('packages/stamp-cards') && rule !== 'imports')
    expect(found).toEqual([])
    const skill = readFileSync(join(folder, 'packages/stamp-cards/SKILL.md'), 'utf8')
    expect(skillProblems('@kit/stamp-cards', skill)).toEqual([])
  })

  it('adds rows where packages are listed', () => {
    writeFeature(folder, 'points')
    const text = (path) => readFileSync(join(folder, path), 'utf8')
    expect(text('tooling/boundaries/src/importTable.data.ts')).toMatch(/ {2}points: feature,\n[\s\S]* {2}'points',\n/)
    expect(text('README.md')).toContain('[`@kit/points`](packages/points)')
    expect(text('apps/gallery/src/states.data.ts')).toContain('  ...pointsStates,\n')
    expect(text('docs/errors.md')).toContain('| `points/unavailable` |')
    expect(readdirSync(join(folder, '.changeset'))).toContain('first-release-points.md')
  })

  it('requires an unused name of lowercase words', () => {
    expect(() => writeFeature(folder, 'StampCards')).toThrow('lower-case words')
    expect(() => writeFeature(folder, undefined)).toThrow('lower-case words')
    writeFeature(folder, 'points')
    expect(() => writeFeature(folder, 'points')).toThrow('packages/points exists')
  })
})

describe('addToPreset', () => {
  it('adds the plugin, its views and its package to the preset', () => {
    const [manifest, plugins, views] = addToPreset(folder, 'stamp-cards')
    const text = (path) => readFileSync(join(folder, path), 'utf8')
    expect(text(manifest)).toContain('"@kit/stamp-cards": "workspace:^"')
    expect(text(plugins)).toMatch(
      /^import { stampCards } from '@kit\/stamp-cards'\n[\s\S]*\n {4}stampCards: stampCards\(\{ read: .*\),\n/,
    )
    expect(text(views)).toMatch(/^import { stampCardsFeature } [\s\S]*\n {2}stampCards: stampCardsFeature,\n/)
  })
})

describe('writeEndpoint', () => {
  it('touches at most five files and a changeset, with no placeholders left', () => {
    const written = writeEndpoint(folder, 'stamp-cards', 'price', "A shop's points")
    expect(written).toEqual([
      'packages/server/src/contract/priceEndpoints.ts',
      'packages/server/src/chain/routes/addPriceRoutes.ts',
      'docs/server.md',
      'packages/api/src/endpoint/getStampCards.ts',
      'packages/api/src/index.ts',
      '.changeset/stamp-cards-endpoint.md',
    ])
    for (const path of written)
      expect(`${path} ${readFileSync(join(folder, path), 'utf8')}`).not.toMatch(/__[a-zA-Z]+__(?!proto)/)
  })

  it('finds its place in every group', () => {
    const groups = endpointGroups(folder)
    expect(groups).toEqual(expect.arrayContaining(['balance', 'history', 'identity', 'price']))
    for (const group of groups) {
      const [contract, routes] = writeEndpoint(folder, `points-of-${group.toLowerCase()}`, group)
      const text = (path) => readFileSync(join(folder, path), 'utf8')
      const id = `getPointsOf${group.slice(0, 1).toUpperCase()}${group.slice(1)}`
      expect(text(contract)).toMatch(new RegExp(`defineEndpoint\\('${id}'[^]*Endpoint\\[\\] = \\[[^]*${id}\\]`))
      expect(text(routes)).toMatch(new RegExp(`${id} } from '../../contract[^]*addEndpoint\\(app, gate, ${id}, `))
    }
  })

  it('requires an unused name of lowercase words and a known group', () => {
    expect(() => writeEndpoint(folder, 'getPoints')).toThrow('lower-case words')
    expect(() => writeEndpoint(folder, 'points', 'shop', 'Points')).toThrow('a group of')
    writeEndpoint(folder, 'points')
    expect(() => writeEndpoint(folder, 'points')).toThrow('getPoints.ts exists')
  })
})

it('placeholders fill in the name as used in paths, code, types and titles', () => {
  expect(placeholders('stamp-cards')).toMatchObject({
    __package__: 'stamp-cards',
    __feature__: 'stampCards',
    __Feature__: 'StampCards',
    __title__: 'Stamp cards',
  })
})
