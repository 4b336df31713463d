import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { bundledPackages } from './bundledPackages.js'

it.each(['icons', 'server'])('knows whose pictures %s publishes, by the notice in its folder', (name) => {
  const [collection] = bundledPackages(fileURLToPath(new URL(`../../../packages/${name}`, import.meta.url)))
  expect(collection).toMatchObject({ name: '@web3icons/core', licence: 'MIT' })
})

it('refuses a notice that names nobody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  expect(bundledPackages(folder)).toEqual([])
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), '# Thanks\n')
  expect(() => bundledPackages(folder)).toThrow('names no package')
})
