// npm run versions: applies the changesets. A minor of a package is also a minor of packages that have it as a peer, and of those that a page
// installs alone, which export it.
// --repository <url> first moves every link to the repository: the homepage of the root package is its one address.
// --docs <url> moves every link to a page of docs, and error.docsUrl, to the site that hosts them.
// --scope <@name> publishes the packages under another scope. `npm run release` rewrites the tarballs; the sources keep theirs.
//
// Below 1.0.0 a minor leaves a caret range, and changesets treats a peer outside its range as a major of its dependents. So the ranges are
// relaxed while it runs, and dependents of a new minor are released with it, by a changeset that says so.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, root, run, StepError } from './runtime.mjs'

const open = 'workspace:>=0.0.0'
const caret = 'workspace:^'

/** Returns the bump of each package in pending changesets. `minor` wins over `patch`. */
export function pendingBumps(texts) {
  const rows = texts.flatMap((text) => [
    ...(text.split('---')[1] ?? '').matchAll(/^['"]?(@?[\w/-]+)['"]?: *(major|minor|patch)$/gm),
  ])
  const order = ['patch', 'minor', 'major']
  const bumps = new Map()
  for (const [, name, bump] of rows)
    if (order.indexOf(bump) > order.indexOf(bumps.get(name) ?? '')) bumps.set(name, bump)
  return bumps
}

/** Returns packages that must be released with new minors of what they expose and have no minor changeset yet. */
export function followers(manifests, bumps) {
  const isRaised = (name) => bumps.has(name) && bumps.get(name) !== 'patch'
  return manifests
    .filter((manifest) => !isRaised(manifest.name) && exposed(manifest).some(isRaised))
    .map(({ name }) => name)
}

/** Returns the peers of a package. One that brings the engine without being a program exports all of its dependencies. */
function exposed({ peerDependencies = {}, dependencies = {}, bin }) {
  const isWhole = '@kit/core' in dependencies && bin === undefined
  return Object.keys({ ...peerDependencies, ...(isWhole && dependencies) })
}

export async function versions(args = []) {
  const { repository, docs, scope } = readAddresses(args)
  if (repository !== undefined) moveRepository(root, repository)
  if (docs !== undefined) moveDocumentation(root, docs)
  if (scope !== undefined) setScope(root, scope)
  await install()
  return raiseVersions(root)
}

function readAddresses(args) {
  const isValid = (url, pattern) => url === undefined || pattern.test(url)
  try {
    const type = 'string'
    const { values } = parseArgs({ args, options: { repository: { type }, docs: { type }, scope: { type } } })
    const isRepository = isValid(values.repository, /^https:\/\/[^\s'"$]+[^\s'"$/]$/)
    // The site is built for the root of a host.
    const isDocs = isValid(values.docs, /^https:\/\/[\w.:-]+$/)
    if (isRepository && isDocs && isValid(values.scope, /^@[a-z0-9][a-z0-9._-]*$/)) return values
  } catch {}
  throw new StepError(
    'Usage: npm run versions -- --repository https://github.com/name/repository --docs https://docs.example --scope @name',
  )
}

/** Points every link to the repository, in manifests, READMEs, sources and templates, to its address on the web. */
export function moveRepository(checkout, url) {
  const { homepage } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  // A longer name, such as kit-forks, is another address.
  moveLinks(checkout, new RegExp(`${escaped(homepage)}(?![\\w-])`, 'g'), () => url)
}

/** Points every link to a page of `docs`, and `error.docsUrl`, to the site that hosts the pages. */
export function moveDocumentation(checkout, url) {
  const template = join(checkout, 'packages/core/src/error/documentationUrl.data.ts')
  const [, start, end] = /'(https:.+)\/\$1(.*)'/.exec(readFileSync(template, 'utf8'))
  const address = escaped(start).replace('/tree/', '/(?:tree|blob)/')
  // In the repository, only pages and their folder move, not pictures. On a site, the host moves.
  const link = end === '' ? `${address}()(?![\\w.-])` : `${address}(?:(/[\\w/$-]+)\\.md)?(?![\\w/-])`
  moveLinks(checkout, new RegExp(link, 'g'), (_, page) => url + (page ?? ''))
}

/** Stores the scope that the packages of a checkout are published under. */
export function setScope(checkout, scope) {
  const path = join(checkout, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify({ ...manifest, config: { ...manifest.config, scope } }, null, 2)}\n`)
}

const escaped = (text) => text.replaceAll('.', '\\.')

function moveLinks(checkout, link, toTarget) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' }).split('\0')
  for (const path of listed) {
    if (!/\.(json|md|ts|template)$/.test(path)) continue
    const text = readFileSync(join(checkout, path), 'utf8')
    const moved = text.replace(link, toTarget)
    if (moved !== text) writeFileSync(join(checkout, path), moved)
  }
}

/** Applies the changesets of a checkout. */
export async function raiseVersions(checkout) {
  const folder = join(checkout, '.changeset')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const paths = readdirSync(join(checkout, 'packages'))
    .map((name) => join(checkout, 'packages', name, 'package.json'))
    .filter((path) => existsSync(path))
  const bumps = pendingBumps(texts)
  const raised = followers(
    paths.map((path) => JSON.parse(readFileSync(path, 'utf8'))).filter((manifest) => !manifest.private),
    bumps,
  )
  const release = (file, lines, text) => writeFileSync(join(folder, file), `---\n${lines.join('\n')}\n---\n\n${text}\n`)
  if (raised.length > 0)
    release(
      'with-their-peers.md',
      raised.map((name) => `'${name}': minor`),
      'Follows packages that it exposes to their new minor.',
    )
  // Its examples list caret ranges, which below 1.0.0 a minor leaves: without a release, it would create dapps with old packages.
  const isOutdated = raised.length > 0 || [...bumps.values()].some((bump) => bump !== 'patch')
  if (isOutdated && !bumps.has('create-kit-dapp'))
    release('with-its-examples.md', ["'create-kit-dapp': patch"], 'Changed: creates dapps with the new minor versions.')
  rewritePeers(paths, caret, open)
  try {
    return await run('changeset', ['version'], { cwd: checkout })
  } finally {
    rewritePeers(paths, open, caret)
    writeSources(paths)
    writeExamples(checkout, paths)
  }
}

/** Packages that expose their version have it in a source file, because bundlers handle package.json differently. */
function writeSources(paths) {
  for (const path of paths) {
    const { version } = JSON.parse(readFileSync(path, 'utf8'))
    for (const folder of ['src', 'src/frame']) {
      const source = join(path, '..', folder, 'version.data.ts')
      if (!existsSync(source)) continue
      writeFileSync(source, readFileSync(source, 'utf8').replace(/'[^']*'\n$/, `'${version}'\n`))
    }
  }
}

/** Examples list the versions that they install, and changesets doesn't update them. */
function writeExamples(checkout, paths) {
  const folder = join(checkout, 'examples')
  const versions = new Map(
    paths.map((path) => JSON.parse(readFileSync(path, 'utf8'))).map((one) => [one.name, one.version]),
  )
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name, 'package.json')
    if (!existsSync(path)) continue
    const named = /"(@kit\/[\w-]+)": "\^[^"]+"/g
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(named, (row, kit) =>
        versions.has(kit) ? `"${kit}": "^${versions.get(kit)}"` : row,
      ),
    )
  }
}

function rewritePeers(paths, from, to) {
  for (const path of paths) {
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    const peers = manifest.peerDependencies ?? {}
    const names = Object.keys(peers).filter((name) => peers[name] === from)
    if (names.length === 0) continue
    for (const name of names) peers[name] = to
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
  }
}
