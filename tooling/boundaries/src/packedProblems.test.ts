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
  bugs: 'https://kit.example/kit/issues',
  peerDependencies: { '@kit/core': '^0.1.0' },
}

function problems(more: readonly string[] = [], changed: object = {}, readme = '# Kit'): readonly string[] {
  return packedProblems([...files, ...more], JSON.stringify({ ...manifest, ...changed }), readme)
}

describe('packedProblems', () => {
  it('accepts a package with code, types, license and a caret range for the engine', () => {
    expect(problems()).toEqual([])
  })

  it('rejects a package without its license', () => {
    expect(packedProblems(files.slice(0, 1), JSON.stringify(manifest), '')).toEqual(['package/LICENSE is missing'])
  })

  it('rejects a package without the notices of code from others', () => {
    const notices = ['THIRD-PARTY-LICENSES.md']
    expect(packedProblems(files, JSON.stringify(manifest), '', notices)).toEqual([
      'package/THIRD-PARTY-LICENSES.md is missing',
    ])
    const whole = [...files, 'package/THIRD-PARTY-LICENSES.md']
    expect(packedProblems(whole, JSON.stringify(manifest), '', notices)).toEqual([])
  })

  it('rejects tests, and entries without types', () => {
    expect(problems(['package/src/a.test.ts'])).toEqual(['package/src/a.test.ts is a test'])
    expect(problems(['package/src/testing/a.ts'])).toEqual(['package/src/testing/a.ts is a test'])
    const exports = { '.': { default: './dist/index.js' }, './a': { default: './dist/a.js' } }
    expect(problems(['package/dist/a.js', 'package/dist/chunk.js'], { exports })).toEqual([
      'package/dist/a.js has no types',
    ])
  })

  it("rejects versions that users can't install", () => {
    expect(problems([], { dependencies: { rxjs: 'catalog:' } })).toEqual(['rxjs is catalog:'])
  })

  it('rejects the engine as anything but a peer with a caret range, except in a program or a package that a page installs alone', () => {
    expect(problems([], { peerDependencies: { '@kit/core': '0.1.0' } })).toHaveLength(1)
    expect(problems([], { dependencies: { '@kit/core': '^0.1.0' } })).toHaveLength(1)
    expect(problems([], { bin: { 'kit-server': './dist/cli.js' }, dependencies: { '@kit/core': '^0.1.0' } })).toEqual(
      [],
    )
    const whole = { name: '@kit/evm', peerDependencies: {}, dependencies: { '@kit/core': '^0.1.0' } }
    expect(problems([], whole)).toEqual([])
  })

  it('rejects a manifest without the repository, and links that work only in the repository', () => {
    expect(problems([], { repository: undefined })).toEqual(['repository is not stated'])
    expect(problems([], {}, '[core](https://kit.example/core), [above](#above)')).toEqual([])
    expect(problems([], {}, '[core](../core)')).toHaveLength(1)
  })

  it('accepts the chunks of a bundled file without types', () => {
    expect(problems(['package/dist/sdk/chunk/part.js'])).toEqual([])
  })

  it.each([{ type: 'commonjs' }, { license: 'GPL-3.0' }, { sideEffects: true }])('rejects %o', (changed) => {
    expect(problems([], changed)).toHaveLength(1)
  })
})
