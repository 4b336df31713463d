// npm run release: builds the packages, and publishes each whose version the registry doesn't have.
// --registry <url> publishes to another registry; --tag <tag> instead of `latest`, without Git tags; --provenance attests the workflow.
// --dry-run packs into .data/packed, and publishes nothing.
//
// pnpm packs each package. If `npm run versions -- --scope @yours` set another scope, names and imports are rewritten in the
// tarballs, so the sources stay the same under every scope.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, must, root, run, StepError, say } from './runtime.mjs'

const ownScope = '@kit'

/** Returns the folder and manifest of each published package. Packages come after the ones that they depend on. */
export function publishedPackages(checkout) {
  const found = ['packages', 'apps']
    .flatMap((room) => readdirSync(join(checkout, room)).map((name) => `${room}/${name}`))
    .filter((folder) => existsSync(join(checkout, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(checkout, folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
  const byName = new Map(found.map((one) => [one.manifest.name, one]))
  const visited = new Set()
  const sorted = []
  const visit = (one) => {
    if (!one || visited.has(one)) return
    visited.add(one)
    const { dependencies, peerDependencies } = one.manifest
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) visit(byName.get(name))
    sorted.push(one)
  }
  for (const one of found) visit(one)
  return sorted
}

/** Returns the scope that the packages of a checkout are published under. */
export function scopeOf(checkout) {
  return JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')).config?.scope ?? ownScope
}

/** Returns the name that a package is published under. `npm create @yours/kit-dapp` runs `@yours/create-kit-dapp`. */
export function scopedName(name, scope) {
  if (scope === ownScope) return name
  return name.startsWith(`${ownScope}/`) ? `${scope}${name.slice(ownScope.length)}` : `${scope}/${name}`
}

/** Replaces the scope in a text of a package. The messages of the embedded wallet's frame (`@kit-frame/`) keep their names. */
export function scopedText(text, scope) {
  return text
    .replace(/@kit(?=\\?\/|%2f)/gi, scope)
    .replace(/\b(npm create )(?=kit-dapp)/g, `$1${scope}/`)
    .replace(/(\bnpx |["'])(?=create-kit-dapp\b)/g, `$1${scope}/`)
    .replace(/("bin": \{\s*")@[^/"]+\//, '$1')
}

/**
 * Packs the published packages of a checkout into an empty folder, under its scope.
 *
 * @returns Published name, version and tarball of each, in the order to publish them in.
 */
export async function packPackages(checkout, folder) {
  const scope = scopeOf(checkout)
  const packed = []
  for (const { folder: path, manifest } of publishedPackages(checkout)) {
    const tarball = await pack(join(checkout, path), folder)
    // An app is built already, and its files have checksums.
    const isBundle = path.startsWith('apps/')
    packed.push({
      name: scopedName(manifest.name, scope),
      version: manifest.version,
      tarball: scope === ownScope ? tarball : await rescope(tarball, folder, scope, isBundle),
    })
  }
  return packed
}

async function pack(cwd, folder) {
  mkdirSync(folder, { recursive: true })
  const before = new Set(readdirSync(folder))
  await must('pnpm', ['pack', '--pack-destination', folder], { cwd, capture: true })
  const tarball = readdirSync(folder).find((file) => !before.has(file))
  if (!tarball) throw new StepError(`Packing ${cwd} gave no new tarball. Empty ${folder}.`)
  return join(folder, tarball)
}

async function rescope(tarball, folder, scope, isBundle) {
  const unpacked = join(folder, 'package')
  await must('tar', ['-xzf', basename(tarball)], { cwd: folder, capture: true })
  for (const path of readdirSync(unpacked, { recursive: true })) {
    const isText = /\.([cm]?[jt]sx?|map|json|md|html|css|vue|svelte|template)$/.test(path)
    if (!isText || (isBundle && path.startsWith('dist'))) continue
    const text = readFileSync(join(unpacked, path), 'utf8')
    const moved = scopedText(path === 'package.json' ? scopedManifest(text, scope) : text, scope)
    if (moved !== text) writeFileSync(join(unpacked, path), moved)
  }
  rmSync(tarball)
  const rescoped = await pack(unpacked, folder)
  rmSync(unpacked, { recursive: true })
  return rescoped
}

function scopedManifest(text, scope) {
  const manifest = JSON.parse(text)
  return `${JSON.stringify({ ...manifest, name: scopedName(manifest.name, scope) }, null, 2)}\n`
}

/**
 * Publishes packed packages whose version the registry doesn't have, one at a time and after their dependencies. A run that failed halfway
 * can be repeated.
 *
 * @param {readonly { name: string, version: string, tarball: string }[]} packed
 * @param {{ registry?: string, tag?: string, provenance?: boolean }} options
 * @returns Names and versions of what was published.
 */
export async function publishPackages(packed, { registry, tag, provenance = false } = {}) {
  const from = registry === undefined ? [] : ['--registry', registry]
  const options = [...from, ...(tag === undefined ? [] : ['--tag', tag]), ...(provenance ? ['--provenance'] : [])]
  const published = []
  for (const { name, version, tarball } of packed) {
    const { code } = await run('pnpm', ['view', `${name}@${version}`, 'version', ...from], { capture: true })
    if (code === 0) continue
    await must('pnpm', ['publish', tarball, '--access', 'public', '--no-git-checks', ...options], { capture: true })
    published.push(`${name}@${version}`)
  }
  return published
}

export async function release(args) {
  const options = { registry: { type: 'string' }, tag: { type: 'string' } }
  const flags = { provenance: { type: 'boolean' }, 'dry-run': { type: 'boolean' } }
  const { values } = parseArgs({ args, options: { ...options, ...flags } })
  await install()
  await build(['./packages/*', './apps/relay-server', './apps/wallet-frame'])
  const folder = join(root, '.data', 'packed')
  rmSync(folder, { recursive: true, force: true })
  say(`Packing into ${folder}`)
  const packed = await packPackages(root, folder)
  if (values['dry-run']) {
    for (const { name, version } of packed) console.log(`${name}@${version}`)
    return { code: 0 }
  }
  say('Publishing')
  const published = await publishPackages(packed, values)
  console.log(published.length > 0 ? published.join('\n') : 'The registry has all of these versions already.')
  return values.tag === undefined ? run('changeset', ['tag']) : { code: 0 }
}
