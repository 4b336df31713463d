// node scripts/missingChangesets.mjs [base]: fails if the branch changes what a package publishes without a changeset that names it.
// A changeset without packages (`npm run x -- changeset --empty`) says that users don't notice the changes.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'
import { pendingBumps } from './versions.mjs'

/**
 * Returns the names of packages that a change publishes and no changeset of the change names.
 *
 * @param changed Paths of changed files.
 * @param packages Names of published packages by folder, such as `packages/core`.
 * @param texts Texts of the changesets that the change adds or edits.
 * @param unpublished Names of packages that were never released: their first release covers everything.
 */
export function missingChangesets(changed, packages, texts, unpublished = new Set()) {
  if (texts.some((text) => /^---\s*---/.test(text))) return []
  const named = pendingBumps(texts)
  const touched = changed.filter(isPublished).map((path) => packages.get(path.split('/').slice(0, 2).join('/')))
  return [...new Set(touched)].filter((name) => name !== undefined && !named.has(name) && !unpublished.has(name))
}

/** Whether a file is part of what a package publishes: its sources, and the fields of its manifest. */
const isPublished = (path) =>
  /^packages\/[^/]+\/(src\/.*|package\.json)$/.test(path) && !/\.(test|test-d)\.|\/testing\//.test(path)

function main(base = 'origin/main') {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = git('diff', '--name-only', '--diff-filter=d', `${base}...HEAD`)
  const manifests = git('ls-files', 'packages/*/package.json').map((path) => [
    path.replace('/package.json', ''),
    JSON.parse(readFileSync(join(root, path), 'utf8')),
  ])
  const released = manifests.filter(([, { private: isPrivate }]) => !isPrivate)
  const texts = changed
    .filter((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const missing = missingChangesets(
    changed,
    new Map(released.map(([folder, { name }]) => [folder, name])),
    texts,
    new Set(released.filter(([, { version }]) => version === '0.0.0').map(([, { name }]) => name)),
  )
  if (missing.length === 0) return
  console.error(`No changeset names ${missing.join(', ')}. Add one: npm run x -- changeset`)
  console.error("If users of these packages don't notice the change: npm run x -- changeset --empty")
  process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) main(process.argv[2])
