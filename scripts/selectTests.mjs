// Selects what a change can affect. When in doubt, it selects more.
import { importGraph, isTest, reached, reversed } from './importGraph.mjs'

const isVitest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path) && !path.startsWith('apps/e2e/pack/')
const isSpec = (path) => /^apps\/e2e\/src\/.*\.spec\.ts$/.test(path)
const isSettings = (path) =>
  /(^|\/)(package\.json|tsconfig[\w.]*\.json|(vite|vitest|playwright)[\w.]*config\.ts)$/.test(path)
const packageOf = (path) => /^(?:packages|apps|tooling)\/[^/]+/.exec(path)?.[0]
// Shared by all packages, or by the runners of their tests.
const affectsAll =
  /^(?:[^/]*\.(?:json|yaml|ts)|tooling\/(?:tsconfig|features|views|chromium)\/.*|scripts\/(?:suites|runtime|VitestReport)\.mjs)$/
// The applications that the end-to-end tests open.
const opened = /^apps\/(demo|remote-wallet|wallet-frame|wagmi-dapp)\/|^packages\/server\/src\/cli\.ts$/
const galleryTest = 'apps/gallery/src/states.test.tsx'
// These read the whole repository.
const readsAll = /^tooling\/boundaries\/src\/.*\.test\.ts$/

/**
 * Returns what the changed files can affect. `tests` are test files of Vitest, `states` are of the gallery (undefined for all), and `types`
 * are folders of packages to type-check. Also returns end-to-end specs and changed packages. `all` names a file that affects everything.
 *
 * @param changed Paths relative to the root, deleted ones too.
 * @param files Text by path, of every file in the repository. Only code and JSON need their text.
 */
export function selectTests(changed, files) {
  const all = changed.find((path) => affectsAll.test(path))
  const manifests = manifestsOf(files)
  const entries = entriesOf(manifests)
  const graph = importGraph(files, entries)
  const users = reversed(graph)
  const seeds = changed.flatMap((path) => (files.has(path) && !isSettings(path) ? [path] : filesOf(path, files)))
  const affected = reached(users, seeds)
  const packages = [...new Set(changed.map(packageOf).filter((folder) => manifests.has(folder)))]
  const features = featuresOf(manifests)
  const isOfFeature = (path) => features.has(packageOf(path)) || /^apps\/gallery\/src\/\w+States\.ts$/.test(path)
  const areFeatures = seeds.filter((path) => affected.has(path) && !isTest(path)).every(isOfFeature)
  const tests = [...affected, ...files.keys()].filter(
    (path) => isVitest(path) && (affected.has(path) || readsAll.test(path)),
  )
  return {
    all,
    tests: [...new Set(tests)].filter((path) => path !== galleryTest).sort(),
    gallery: affected.has(galleryTest),
    states: areFeatures ? statesOf(affected, files, graph, entries) : undefined,
    specs: specsOf({ seeds, affected, graph, files, isOfFeature }),
    types: withDependents(packages, manifests, changed),
    packages,
  }
}

function manifestsOf(files) {
  const found = [...files].filter(([path]) => /^(packages|apps|tooling)\/[^/]+\/package\.json$/.test(path))
  return new Map(found.map(([path, text]) => [packageOf(path), JSON.parse(text)]))
}

function entriesOf(manifests) {
  const entries = new Map()
  for (const [folder, { name, exports = {} }] of manifests)
    for (const [key, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : (target['@kit/source'] ?? target.default)
      if (source) entries.set(`${name}${key.slice(1)}`, `${folder}/${source.slice(2)}`)
    }
  return entries
}

/** Settings affect all files of their package, and so does a deleted file, whose importers are unknown. */
function filesOf(path, files) {
  const folder = packageOf(path)
  return folder === undefined ? [] : [...files.keys()].filter((other) => other.startsWith(`${folder}/`))
}

const dependenciesOf = ({ dependencies, peerDependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies })

/** Returns the packages that only the preset uses: their specs and gallery states can be told by name. */
function featuresOf(manifests) {
  const users = ({ name }) => [...manifests].filter(([, manifest]) => dependenciesOf(manifest).includes(name))
  const collects = /^(packages\/preset|tooling\/size|apps\/(demo|docs|gallery))$/
  const features = [...manifests].filter(([folder, manifest]) => {
    const found = users(manifest)
    return folder.startsWith('packages/') && found.length > 1 && found.every(([user]) => collects.test(user))
  })
  return new Map(features)
}

/** Returns the names of the gallery states that show something affected, or undefined if that is unclear. */
function statesOf(affected, files, graph, entries) {
  const lists = [...affected].filter((path) => /^apps\/gallery\/src\/\w+States\.ts$/.test(path))
  const isElsewhere = [...(graph.get('apps/gallery/src/states.data.ts') ?? [])].some(
    (path) => affected.has(path) && !lists.includes(path),
  )
  const fileOf = (from) => entries.get(from) ?? from.replace(/^\.\/(.*)\.js$/, 'apps/gallery/src/$1.ts')
  const found = lists.map((path) => statesIn(files.get(path) ?? '', (from) => affected.has(fileOf(from))))
  const isClear = !isElsewhere && found.length > 0 && found.every((names) => names.length > 0)
  return isClear ? [...new Set(found.flat())] : undefined
}

/** Returns the keys of a file's exported object: all if its other code uses an affected import, else those whose value does. */
function statesIn(text, isAffected) {
  const [head, body = ''] = text.split(/^(?=export const )/m)
  const imports = [...head.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
  const names = imports.flatMap(([, list, from]) => (isAffected(from) ? list.match(/\w+/g) : []))
  const uses = (code) => names.some((name) => new RegExp(`\\b${name}\\b`).test(code))
  const isAll = names.length === 0 || uses(head.replace(/^import .*$/gm, ''))
  const states = body.split(/^(?= {2}'?[\w-]+'?: )/m).slice(1)
  return states.filter((state) => isAll || uses(state)).map((state) => /[\w-]+/.exec(state)[0])
}

function specsOf({ seeds, affected, graph, files, isOfFeature }) {
  const specs = [...files.keys()].filter(isSpec)
  const direct = specs.filter((path) => affected.has(path))
  const inApps = reached(
    graph,
    [...graph.keys()].filter((path) => opened.test(path) && !isTest(path)),
  )
  const shown = seeds.filter((path) => inApps.has(path) && !isTest(path))
  if (!shown.every(isOfFeature)) return specs
  const byFeature = [...new Set(shown.map(packageOf))].map((folder) => specsOfFeature(folder, specs, files))
  return byFeature.some((found) => found.length === 0) ? specs : [...new Set([...direct, ...byFeature.flat()])].sort()
}

/** Returns the specs with the feature's name, and those of the rules that the feature implements. */
function specsOfFeature(folder, specs, files) {
  const name = folder.split('/')[1]
  const rules = [...files]
    .filter(([path]) => path.startsWith('conformance/rules/'))
    .flatMap(([, text]) => JSON.parse(text).rules)
  const own = rules.filter(({ where = [] }) => where.some((path) => path.startsWith(`${folder}/`)))
  const cited = new Set(own.flatMap(({ tests = [] }) => tests.map(({ file }) => file)))
  const isNamed = (path) => `-${path.slice('apps/e2e/src/'.length, -'.spec.ts'.length)}-`.includes(`-${name}-`)
  return specs.filter((path) => isNamed(path) || cited.has(path))
}

/** Adds the packages that depend on a changed one. Changed tests affect only their own. */
function withDependents(packages, manifests, changed) {
  const exported = packages.filter((folder) => changed.some((path) => packageOf(path) === folder && !isTest(path)))
  const found = new Set(exported)
  for (const folder of found)
    for (const [user, manifest] of manifests)
      if (dependenciesOf(manifest).includes(manifests.get(folder).name)) found.add(user)
  return [...new Set([...packages, ...found])].sort()
}
