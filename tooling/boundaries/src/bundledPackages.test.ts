import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { bundledPackages } from './bundledPackages.js'

it.each(['icons', 'server'])(
  'bundledPackages returns the packages whose icons %s publishes, from the notice in its folder',
  (name) => {
    const [collection] = bundledPackages(fileURLToPath(new URL(`../../../packages/${name}`, import.meta.url)))
    expect(collection).toMatchObject({ name: '@web3icons/core', licence: 'MIT' })
  },
)

it('bundledPackages throws for a notice that names no package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  expect(bundledPackages(folder)).toEqual([])
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), '# Thanks\n')
  expect(() => bundledPackages(folder)).toThrow('names no package')
})

it('a package of static files has notices beside them and in the single-file page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), '')
  expect(() => bundledPackages(folder)).toThrow('licenses.txt is missing: build the package first')
  writeFileSync(join(folder, 'dist', 'licenses.txt'), '## a - 1.0.0 (MIT)\n\ntext\n')
  expect(() => bundledPackages(folder)).toThrow('recover.html is missing')
  writeFileSync(join(folder, 'dist', 'recover.html'), '<!--\n## b - 2.0.0 (GPL-3.0-only)\n\ntext\n-->')
  expect(bundledPackages(folder)).toMatchObject([
    { name: 'a', licence: 'MIT' },
    { name: 'b', licence: 'GPL-3.0-only' },
  ])
})
