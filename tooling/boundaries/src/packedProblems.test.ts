import { describe, expect, it } from 'vitest'
import { packedProblems } from './packedProblems.js'

const files = ['package/package.json', 'package/LICENSE', 'package/dist/index.js', 'package/dist/index.d.ts']
const manifest = {
  name: '@kit/react',
  type: 'module',
  license: 'MIT',
  sideEffects: false,
  keywords: ['wallet'],
  homepage: 'https://kit.example',
  repository: 'https://kit.example/kit.git',
  bugs: 'https://kit.example/issues',
  peerDependencies: { '@kit/core': '^0.1.0' },
}

function problems(more: readonly string[] = [], changed: object = {}, readme = '# Kit'): readonly string[] {
  return packedProblems([...files, ...more], JSON.stringify({ ...manifest, ...changed }), readme)
}

describe('a packed package', () => {
  it('is sound with code, types, licence and a caret range for the engine', () => {
    expect(problems()).toEqual([])
  })

  it('carries its licence', () => {
    expect(packedProblems(files.slice(0, 1), JSON.stringify(manifest), '')).toEqual(['package/LICENSE is missing'])
  })

  it('carries the notice of what it has from others', () => {
    const notices = ['THIRD-PARTY-LICENSES.md']
    expect(packedProblems(files, JSON.stringify(manifest), '', notices)).toEqual([
      'package/THIRD-PARTY-LICENSES.md is missing',
    ])
    const whole = [...files, 'package/THIRD-PARTY-LICENSES.md']
    expect(packedProblems(whole, JSON.stringify(manifest), '', notices)).toEqual([])
  })

  it('carries no tests and no code without types', () => {
    expect(problems(['package/src/a.test.ts'])).toEqual(['package/src/a.test.ts is a test'])
    expect(problems(['package/dist/a.js'])).toEqual(['package/dist/a.js has no types'])
  })

  it('names versions that a user can install', () => {
    expect(problems([], { dependencies: { rxjs: 'catalog:' } })).toEqual(['rxjs is catalog:'])
  })

  it('has the engine as a peer by a caret range, so that a page has one', () => {
    expect(problems([], { peerDependencies: { '@kit/core': '0.1.0' } })).toHaveLength(1)
    expect(problems([], { dependencies: { '@kit/core': '^0.1.0' } })).toHaveLength(1)
    expect(problems([], { bin: { 'kit-server': './dist/cli.js' }, dependencies: { '@kit/core': '^0.1.0' } })).toEqual(
      [],
    )
  })

  it('says where it comes from, with links that work away from the repository', () => {
    expect(problems([], { repository: undefined })).toEqual(['repository is not stated'])
    expect(problems([], {}, '[core](https://kit.example/core), [above](#above)')).toEqual([])
    expect(problems([], {}, '[core](../core)')).toHaveLength(1)
  })

  it('leaves the parts of a bundled file to its types', () => {
    expect(problems(['package/dist/sdk/chunk/part.js'])).toEqual([])
  })

  it.each([{ type: 'commonjs' }, { license: 'GPL-3.0' }, { sideEffects: true }])('refuses %o', (changed) => {
    expect(problems([], changed)).toHaveLength(1)
  })
})
