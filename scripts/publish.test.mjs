import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { publishedPackages, scopedName, scopedText, scopeOf } from './publish.mjs'
import { root } from './runtime.mjs'
import { setScope } from './versions.mjs'

let folder
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }))

function writeCheckout(manifests) {
  folder = mkdtempSync(join(tmpdir(), 'kit-publish-'))
  for (const [path, manifest] of Object.entries(manifests)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(manifest))
  }
  return folder
}

describe('the order of publishing', () => {
  it('has a package after its dependencies and peers, and no private package', () => {
    const checkout = writeCheckout({
      'packages/a/package.json': { name: '@kit/a', dependencies: { '@kit/b': 'workspace:^' } },
      'packages/b/package.json': { name: '@kit/b', peerDependencies: { '@kit/c': 'workspace:^' } },
      'packages/c/package.json': { name: '@kit/c', devDependencies: { '@kit/a': 'workspace:^' } },
      'apps/page/package.json': { name: '@kit/page', private: true },
      'apps/frame/package.json': { name: '@kit/frame' },
    })
    expect(publishedPackages(checkout).map(({ manifest }) => manifest.name)).toEqual([
      '@kit/c',
      '@kit/b',
      '@kit/a',
      '@kit/frame',
    ])
  })

  it('covers every published package of the repository', () => {
    const names = publishedPackages(root).map(({ manifest }) => manifest.name)
    expect(names).toEqual(expect.arrayContaining(['@kit/core', '@kit/wallet-frame', 'create-kit-dapp']))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('another scope', () => {
  it('is stored in the root manifest, and other fields stay', () => {
    const checkout = writeCheckout({ 'package.json': { name: 'kit', config: { other: '1' } } })
    expect(scopeOf(checkout)).toBe('@kit')
    setScope(checkout, '@yours')
    expect(scopeOf(checkout)).toBe('@yours')
    expect(JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))).toEqual({
      name: 'kit',
      config: { other: '1', scope: '@yours' },
    })
  })

  it.each([
    ['@kit/core', '@yours/core'],
    ['create-kit-dapp', '@yours/create-kit-dapp'],
  ])('renames %s to %s', (name, renamed) => {
    expect(scopedName(name, '@yours')).toBe(renamed)
    expect(scopedName(name, '@kit')).toBe(name)
  })

  it.each([
    ["import { createKit } from '@kit/core'", "import { createKit } from '@yours/core'"],
    ["declare module '@kit/evm' {", "declare module '@yours/evm' {"],
    ['/^@kit\\/(react|evm)$/.test(from)', '/^@yours\\/(react|evm)$/.test(from)'],
    ['{ "@kit/source": "./src/index.ts" }', '{ "@yours/source": "./src/index.ts" }'],
    ['https://registry.example/@kit%2fcore', 'https://registry.example/@yours%2fcore'],
    ['npm create kit-dapp -- shop', 'npm create @yours/kit-dapp -- shop'],
    ['npx create-kit-dapp add swap', 'npx @yours/create-kit-dapp add swap'],
    ["from 'create-kit-dapp'", "from '@yours/create-kit-dapp'"],
  ])('rewrites %s', (text, rewritten) => {
    expect(scopedText(text, '@yours')).toBe(rewritten)
  })

  it.each([
    "{ type: '@kit-frame/SHOW' }",
    'https://kit.example/kit/tree/main/packages/create-kit-dapp',
    'mail@kit.example',
    '"bin": { "create-kit-dapp": "./dist/cli.js" }',
  ])('leaves %s alone', (text) => {
    expect(scopedText(text, '@yours')).toBe(text)
  })
})
