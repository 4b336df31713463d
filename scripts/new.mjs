// npm run new -- feature <name> ["One sentence"]: writes a package of a feature and every row that names it, green at once.
//
// Template files end in `.template`, so that no tool takes them for sources. In texts and paths `__package__` is the name as given
// (loyalty-points), `__feature__` the same for code (loyaltyPoints), `__Feature__` for types (LoyaltyPoints), `__title__` for people (Loyalty points).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { api } from './check.mjs'
import { install, root, run, StepError, say } from './runtime.mjs'

const templates = join(root, 'scripts', 'templates')

/** What the placeholders of the templates stand for. */
export function placeholders(name, description) {
  const words = name.split('-')
  const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  const title = capital(words.join(' '))
  return {
    __package__: name,
    __feature__: camel,
    __Feature__: pascal,
    __errors__: camel,
    __title__: title,
    __description__: description ?? `${title}: a plugin and its views`,
  }
}

export const fill = (text, values) => text.replace(/__[a-zA-Z]+__/g, (found) => values[found] ?? found)

/** Writes the files and rows of a feature into the checkout in `folder`; returns their paths. */
export function writeFeature(folder, name, description) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
    throw new StepError(
      'npm run new -- feature <name> ["One sentence"]: a name of lower-case words, such as loyalty-points',
    )
  if (existsSync(join(folder, 'packages', name))) throw new StepError(`packages/${name} exists`)
  const values = placeholders(name, description)
  const template = join(templates, 'feature')
  const written = []
  function write(path, text) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    written.push(path)
  }
  for (const path of readdirSync(template, { recursive: true }).map(String)) {
    if (!path.endsWith('.template') || path === 'states.template') continue
    const target = fill(path.slice(0, -'.template'.length), values)
    write(`packages/${name}/${target}`, fill(readFileSync(join(template, path), 'utf8'), values))
  }
  write(
    `apps/gallery/src/${values.__feature__}States.ts`,
    fill(readFileSync(join(template, 'states.template'), 'utf8'), values),
  )
  write(
    `.changeset/first-release-${name}.md`,
    `---\n'@kit/${name}': minor\n---\n\nFirst release. ${values.__description__}.\n`,
  )

  /** Changes a file that is there; what the change looks for must be in it. */
  function edit(path, change) {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = change(before)
    if (after === before) throw new StepError(`${path} has no place for ${name}`)
    write(path, after)
  }
  const key = name.includes('-') ? `'${name}'` : name
  edit('tooling/boundaries/src/importTable.data.ts', (text) =>
    text
      .replace('  analytics: feature,\n', `  ${key}: feature,\n  analytics: feature,\n`)
      .replace("  'analytics',\n", `  '${name}',\n  'analytics',\n`),
  )
  edit('README.md', (text) =>
    text.replace(
      '[`@kit/smart-sessions`](packages/smart-sessions)',
      (found) => `${found}, [\`@kit/${name}\`](packages/${name})`,
    ),
  )
  edit('apps/gallery/package.json', (text) => {
    const manifest = JSON.parse(text)
    const dependencies = { ...manifest.dependencies, [`@kit/${name}`]: 'workspace:^' }
    const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)))
    return `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`
  })
  edit('apps/gallery/src/states.data.ts', (text) =>
    text
      .replace(
        'import { namesStates }',
        `import { ${values.__feature__}States } from './${values.__feature__}States.js'\nimport { namesStates }`,
      )
      .replace('  ...namesStates,\n', `  ...namesStates,\n  ...${values.__feature__}States,\n`),
  )
  const row = `### ${values.__errors__}\n\n| code | meaning | what to do |\n|---|---|---|\n| \`${values.__errors__}/unavailable\` | The content could not be read. | Offer to try again. |\n\n`
  edit('docs/errors.md', (text) => {
    const next = [...text.matchAll(/^### (\w+)$/gm)].find(([, area]) => area > values.__errors__)
    return next ? text.slice(0, next.index) + row + text.slice(next.index) : `${text.trimEnd()}\n\n${row}`
  })
  return written
}

export async function create([kind, ...args]) {
  if (kind !== 'feature') throw new StepError('npm run new -- feature <name> ["One sentence"]')
  await install()
  const written = writeFeature(root, ...args)
  await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'])
  await run('biome', ['check', '--write', ...written.filter((path) => /\.(tsx?|json)$/.test(path))])
  await api()
  const outside = written.filter((path) => !path.startsWith(`packages/${args[0]}/`))
  say(`packages/${args[0]}, and rows in ${outside.join(', ')}`)
}
