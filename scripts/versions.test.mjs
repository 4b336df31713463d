import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { cloneCheckout } from './cloneCheckout.mjs'
import { root } from './runtime.mjs'
import {
  versions as applyVersions,
  followers,
  moveDocumentation,
  moveRepository,
  pendingBumps,
  raiseVersions,
} from './versions.mjs'

let clone
// Deletes thousands of files, possibly on a busy machine.
afterEach(() => clone && rmSync(clone, { recursive: true, force: true }), 120_000)

describe('changesets of a release', () => {
  it('raise each package by its largest bump', () => {
    const bumps = pendingBumps([
      "---\n'@kit/core': patch\n'@kit/api': minor\n---\n\nText with '@kit/react': minor\n",
      '---\n"@kit/core": minor\n---\n\nMore\n',
    ])
    expect([...bumps]).toEqual([
      ['@kit/core', 'minor'],
      ['@kit/api', 'minor'],
    ])
  })

  it('release packages whose peer was raised', () => {
    const manifests = [
      { name: '@kit/core' },
      { name: '@kit/api', peerDependencies: { '@kit/core': 'workspace:^' } },
      { name: '@kit/react', peerDependencies: { '@kit/core': 'workspace:^' } },
      { name: '@kit/server' },
    ]
    expect(
      followers(
        manifests,
        new Map([
          ['@kit/core', 'minor'],
          ['@kit/react', 'minor'],
        ]),
      ),
    ).toEqual(['@kit/api'])
    expect(followers(manifests, new Map([['@kit/core', 'patch']]))).toEqual([])
  })

  it('release a package that exports what was raised, and no program that only uses it', () => {
    const dependencies = { '@kit/core': 'workspace:^', '@kit/react': 'workspace:^' }
    const manifests = [
      { name: '@kit/evm', dependencies },
      { name: '@kit/server', dependencies, bin: { 'kit-server': './dist/cli.js' } },
    ]
    expect(followers(manifests, new Map([['@kit/react', 'minor']]))).toEqual(['@kit/evm'])
  })

  it('raise all dependents for a minor of the engine, only the engine for a patch, and nothing to a major', async () => {
    clone = cloned()
    await raiseVersions(clone)
    expect(new Set(Object.values(versions()))).toEqual(new Set(['0.1.0']))
    expect(readFileSync(join(clone, 'packages/embedded/src/frame/version.data.ts'), 'utf8')).toContain("'0.1.0'")
    const { dependencies } = JSON.parse(readFileSync(join(clone, 'examples/plain/package.json'), 'utf8'))
    expect(dependencies).toMatchObject({ '@kit/core': '^0.1.0', '@kit/element': '^0.1.0' })

    writeFileSync(join(clone, '.changeset', 'engine.md'), "---\n'@kit/core': minor\n---\n\nThe engine does more.\n")
    await raiseVersions(clone)
    // The server bundles the engine without exposing it, and new dapps list its version. The others don't depend on it.
    const {
      '@kit/server': server,
      '@kit/icons': icons,
      '@kit/doctor': doctor,
      'create-kit-dapp': create,
      ...others
    } = versions()
    expect([server, icons, doctor, create]).toEqual(['0.1.1', '0.1.0', '0.1.0', '0.1.1'])
    expect(new Set(Object.values(others))).toEqual(new Set(['0.2.0']))
    expect(manifestOf('react').peerDependencies['@kit/core']).toBe('workspace:^')
    expect(existsSync(join(clone, 'packages/core/CHANGELOG.md'))).toBe(true)

    writeFileSync(join(clone, '.changeset', 'engine.md'), "---\n'@kit/core': patch\n---\n\nOne fault less.\n")
    await raiseVersions(clone)
    expect(versions()).toEqual({
      ...others,
      '@kit/server': server,
      '@kit/icons': icons,
      '@kit/doctor': doctor,
      'create-kit-dapp': create,
      '@kit/core': '0.2.1',
    })
  }, 120_000)
})

describe('the address of the repository', () => {
  it('starts the homepage, bug tracker and repository of every published package', () => {
    const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const name of readdirSync(join(root, 'packages'))) {
      const {
        homepage: own,
        bugs,
        repository,
      } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
      expect([own, bugs, repository]).toEqual([
        `${homepage}/tree/main/packages/${name}`,
        `${homepage}/issues`,
        { type: 'git', url: `git+${homepage}.git`, directory: `packages/${name}` },
      ])
    }
  })

  it('moves in all files at once, and leaves other addresses alone', () => {
    writeClone({
      'package.json': '{ "homepage": "https://kit.example/kit", "repository": "git+https://kit.example/kit.git" }',
      'a/README.md':
        '[docs](https://kit.example/kit/blob/main/docs/errors.md), https://kit.example/kit-forks, https://kit.example',
      'url.data.ts': "export const url = 'https://kit.example/kit/blob/main/'",
    })
    moveRepository(clone, 'https://git.example/acme/wallets')
    expect(textOf('package.json')).toBe(
      '{ "homepage": "https://git.example/acme/wallets", "repository": "git+https://git.example/acme/wallets.git" }',
    )
    expect(textOf('a/README.md')).toBe(
      '[docs](https://git.example/acme/wallets/blob/main/docs/errors.md), https://kit.example/kit-forks, https://kit.example',
    )
    expect(textOf('url.data.ts')).toBe("export const url = 'https://git.example/acme/wallets/blob/main/'")
  })

  it('of the documentation moves to a site, and from there to another', () => {
    const data = 'packages/core/src/error/documentationUrl.data.ts'
    const pages = 'https://kit.example/kit/tree/main/docs'
    writeClone({
      [data]: `export const documentationUrl = '${pages}/$1.md'`,
      'README.md': `[all](${pages}), ${pages}/errors.md#rpc, ${pages.replace('tree', 'blob')}/start/vite.md. ${pages}/images/a.png`,
    })
    for (const site of ['https://docs.acme.example', 'https://docs.acme.example:8443']) {
      moveDocumentation(clone, site)
      expect(textOf(data)).toBe(`export const documentationUrl = '${site}/$1'`)
      expect(textOf('README.md')).toBe(`[all](${site}), ${site}/errors#rpc, ${site}/start/vite. ${pages}/images/a.png`)
    }
  })

  it.each([
    [['--repository']],
    [['--repository', 'github.com/a/b']],
    [['--repository', 'https://github.com/a/b/']],
    [['--repository', 'https://github.com/a/b', '--docs', 'https://docs.example/path']],
    [['--docs', 'docs.example']],
    [['--scope', 'yours']],
    [['--scope', '@Yours/kit']],
    [['--url', 'x']],
  ])('rejects %j before anything changes', async (args) => {
    await expect(applyVersions(args)).rejects.toThrow('Usage: npm run versions -- --repository https://')
  })
})

/** Creates a repository with these files. */
function writeClone(files) {
  clone = mkdtempSync(join(tmpdir(), 'kit-address-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, path)), { recursive: true })
    writeFileSync(join(clone, path), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: clone })
  execFileSync('git', ['add', '--all'], { cwd: clone })
}

const textOf = (path) => readFileSync(join(clone, path), 'utf8')

/** Clones this checkout into a new folder. */
function cloned() {
  const folder = mkdtempSync(join(tmpdir(), 'kit-versions-'))
  cloneCheckout(folder)
  return folder
}

const manifestOf = (name) => JSON.parse(readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8'))

function versions() {
  const manifests = readdirSync(join(clone, 'packages')).map(manifestOf)
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
}
