// A copy of the repository in which versions can be raised and packages packed, without touching this one.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedPackages } from './publish.mjs'
import { root } from './runtime.mjs'

/** Clones the committed files and uncommitted changes into an empty folder, with the tools of this checkout. */
export function cloneCheckout(folder) {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' })
  const paths = (...args) =>
    git(root, ...args, '-z')
      .split('\0')
      .filter(Boolean)
  for (const path of new Set([
    ...paths('diff', 'HEAD', '--name-only'),
    ...paths('ls-files', '-o', '--exclude-standard'),
  ])) {
    rmSync(join(folder, path), { force: true })
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  git(folder, 'add', '--all')
  // One commit without history: in a shallow clone, changesets keeps fetching until it has the commit of each changeset.
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@kit.example']
  const commit = git(folder, ...author, 'commit-tree', git(folder, 'write-tree').trim(), '-m', 'All files')
  git(folder, 'reset', '--quiet', '--soft', commit.trim())
  rmSync(join(folder, '.git', 'shallow'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Copies what this checkout built to a clone whose versions were raised. The dapps to create list the raised versions. */
export function copyBuilt(clone) {
  const packages = publishedPackages(clone)
  for (const { folder } of packages)
    cpSync(join(root, folder, 'dist'), join(clone, folder, 'dist'), { recursive: true })
  execFileSync(process.execPath, [join(clone, 'packages/create-kit-dapp/scripts/copyExamples.mjs')])
  linkPackages(clone, packages)
}

/** Links packages to each other, as an installation does: pnpm reads the versions that a package depends on there. */
function linkPackages(clone, packages) {
  const folders = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]))
  for (const { folder, manifest } of packages)
    for (const name of Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.devDependencies,
    })) {
      const source = folders.has(name) ? join(clone, folders.get(name)) : join(root, folder, 'node_modules', name)
      const link = join(clone, folder, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(source, link)
    }
}
