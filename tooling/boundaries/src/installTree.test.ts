import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installTree } from './installTree.js'
import { isPermissive } from './isPermissive.js'

describe('isPermissive', () => {
  it.each([
    'MIT',
    'Apache-2.0',
    '(MIT OR GPL-3.0)',
    'GPL-3.0 OR MIT',
    'MIT AND ISC',
    '(MIT OR GPL-3.0) AND (BSD-3-Clause OR MPL-2.0)',
  ])('accepts %s', (expression) => {
    expect(isPermissive(expression)).toBe(true)
  })

  it.each([
    'GPL-3.0',
    'MPL-2.0',
    'MIT AND GPL-3.0',
    '(MIT OR ISC) AND LGPL-3.0',
    'SEE LICENSE IN LICENSE.md',
    'UNLICENSED',
    'none',
    '',
  ])('rejects %s', (expression) => {
    expect(isPermissive(expression)).toBe(false)
  })
})

describe('installTree', () => {
  let root: string
  const add = (path: string, manifest: object): void => {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  }
  const found = (): string[] => installTree(root).map(({ trail, licence }) => `${trail.join('>')} ${licence}`)
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tree-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('returns dependencies, optional ones and peers at any depth, without development dependencies and optional peers', () => {
    add('.', { name: 'own', license: 'MIT', dependencies: { a: '*' }, devDependencies: { d: '*' } })
    add('node_modules/a', {
      name: 'a',
      license: 'ISC',
      peerDependencies: { b: '*', d: '*' },
      peerDependenciesMeta: { d: { optional: true } },
    })
    add('node_modules/b', { name: 'b', license: { type: 'GPL-3.0' }, optionalDependencies: { c: '*', missing: '*' } })
    add('node_modules/c', { name: 'c', licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })
    add('node_modules/d', { name: 'd', license: 'GPL-3.0' })
    expect(found()).toEqual(['own MIT', 'own>a ISC', 'own>a>b GPL-3.0', 'own>a>b>c MIT OR GPL-2.0'])
  })

  it('returns the optional peers of the package itself on request, and those of no other', () => {
    const optional = { peerDependenciesMeta: { a: { optional: true }, b: { optional: true } } }
    add('.', { name: 'own', license: 'MIT', peerDependencies: { a: '*', gone: '*' }, ...optional })
    add('node_modules/a', { name: 'a', license: 'LGPL-3.0', peerDependencies: { b: '*' }, ...optional })
    add('node_modules/b', { name: 'b', license: 'GPL-3.0' })
    expect(installTree(root, true).map(({ name }) => name)).toEqual(['own', 'a'])
    expect(installTree(root).map(({ name }) => name)).toEqual(['own'])
  })

  it('returns the nearest copy of a package', () => {
    add('.', { name: 'own', license: 'MIT', dependencies: { a: '*' } })
    add('node_modules/a', { name: 'a', license: 'MIT', dependencies: { b: '*' } })
    add('node_modules/a/node_modules/b', { name: 'b', license: 'GPL-3.0' })
    add('node_modules/b', { name: 'b', license: 'MIT' })
    expect(found()).toContain('own>a>b GPL-3.0')
  })

  it('ends if packages depend on each other', () => {
    add('.', { name: 'own', license: 'MIT', dependencies: { a: '*' } })
    add('node_modules/a', { name: 'a', license: 'MIT', dependencies: { b: '*' } })
    add('node_modules/b', { name: 'b', license: 'MIT', dependencies: { a: '*' } })
    expect(found()).toHaveLength(3)
  })

  it('throws for a required package that is missing', () => {
    add('.', { name: 'own', license: 'MIT', dependencies: { gone: '*' } })
    expect(found).toThrow('own → gone is not installed')
  })
})
