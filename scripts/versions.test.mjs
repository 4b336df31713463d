import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from './runtime.mjs'
import { followers, pendingBumps, raiseVersions } from './versions.mjs'

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

  it('raise all dependents for a minor of the engine, only the engine for a patch, and nothing to a major', async () => {
    clone = cloned()
    await raiseVersions(clone)
    expect(new Set(Object.values(versions()))).toEqual(new Set(['0.1.0']))
    expect(readFileSync(join(clone, 'packages/embedded/src/frame/version.data.ts'), 'utf8')).toContain("'0.1.0'")
    const { dependencies } = JSON.parse(readFileSync(join(clone, 'examples/plain/package.json'), 'utf8'))
    expect(dependencies).toMatchObject({ '@kit/core': '^0.1.0', '@kit/element': '^0.1.0' })

    writeFileSync(join(clone, '.changeset', 'engine.md'), "---\n'@kit/core': minor\n---\n\nThe engine does more.\n")
    await raiseVersions(clone)
    // The server bundles the engine without exposing it, and the icons don't depend on it.
    const { '@kit/server': server, '@kit/icons': icons, ...others } = versions()
    expect([server, icons]).toEqual(['0.1.1', '0.1.0'])
    expect(new Set(Object.values(others))).toEqual(new Set(['0.2.0']))
    expect(manifestOf('react').peerDependencies['@kit/core']).toBe('workspace:^')
    expect(existsSync(join(clone, 'packages/core/CHANGELOG.md'))).toBe(true)

    writeFileSync(join(clone, '.changeset', 'engine.md'), "---\n'@kit/core': patch\n---\n\nOne fault less.\n")
    await raiseVersions(clone)
    expect(versions()).toEqual({ ...others, '@kit/server': server, '@kit/icons': icons, '@kit/core': '0.2.1' })
  }, 120_000)
})

/** Clones the committed files, with the tools of this checkout. */
function cloned() {
  const folder = mkdtempSync(join(tmpdir(), 'kit-versions-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  // One commit without history: in a shallow clone, changesets keeps fetching until it has the commit of each changeset.
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@kit.example']
  git('reset', '--soft', git(...author, 'commit-tree', 'HEAD^{tree}', '-m', 'All files'))
  rmSync(join(folder, '.git', 'shallow'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const manifestOf = (name) => JSON.parse(readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8'))

function versions() {
  const manifests = readdirSync(join(clone, 'packages')).map(manifestOf)
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]))
}
