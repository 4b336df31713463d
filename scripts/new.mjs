// npm run new -- feature <name> ["One sentence"]: writes a feature's package and every row that lists it. All checks pass immediately.
// With `--preset` at the end, also its rows in `@kit/preset`.
// npm run new -- endpoint <name> [group] ["One sentence"]: writes a kit-server endpoint with its client. See newEndpoint.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from './check.mjs'
import { writeEndpoint } from './newEndpoint.mjs'
import { install, root, run, StepError, say } from './runtime.mjs'
import { createWriter, fill, placeholders, templates } from './templates.mjs'

/** Writes the files and rows of a feature into the checkout in `folder` and returns their paths. */
export function writeFeature(folder, name, description) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
    throw new StepError(
      'npm run new -- feature <name> ["One sentence"]: the name must be lower-case words, such as loyalty-points',
    )
  if (existsSync(join(folder, 'packages', name))) throw new StepError(`packages/${name} exists already`)
  const values = placeholders(name, description)
  const template = join(templates, 'feature')
  const { written, write, edit } = createWriter(folder, name)
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
    `---\n'@kit/${name}': minor\n---\n\nAdded: first release. ${values.__description__}.\n`,
  )

  const key = name.includes('-') ? `'${name}'` : name
  edit('tooling/boundaries/src/importTable.data.ts', (text) =>
    text
      .replace('  analytics: feature,\n', `  ${key}: feature,\n  analytics: feature,\n`)
      .replace("  'analytics',\n", `  '${name}',\n  'analytics',\n`),
  )
  edit('README.md', (text) =>
    text.replace(
      /^\| \[`@kit\/smart-sessions`\].*$/m,
      (found) => `${found}\n| [\`@kit/${name}\`](packages/${name}) | ${values.__description__} |`,
    ),
  )
  edit('apps/gallery/package.json', (text) => addDependency(text, name))
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

/** Writes a feature's rows in the preset of the checkout in `folder` and returns the paths of the files. */
export function addToPreset(folder, name) {
  const { __feature__: id } = placeholders(name)
  const { written, edit } = createWriter(folder, name)
  edit('packages/preset/package.json', (text) => addDependency(text, name))
  edit('packages/preset/src/options/createPlugins.ts', (text) =>
    `import { ${id} } from '@kit/${name}'\n${text}`.replace(
      '\n    siwx: ',
      `\n    ${id}: ${id}({ read: async ({ address }) => address }),$&`,
    ),
  )
  edit('packages/preset/src/kit/createGroupProvider.tsx', (text) =>
    `import { ${id}Feature } from '@kit/${name}/react'\n${text}`.replace('\n  pay: ', `\n  ${id}: ${id}Feature,$&`),
  )
  return written
}

function addDependency(text, name) {
  const manifest = JSON.parse(text)
  const dependencies = { ...manifest.dependencies, [`@kit/${name}`]: 'workspace:^' }
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`
}

async function createFeature(given) {
  const args = given.filter((word) => word !== '--preset')
  const written = writeFeature(root, ...args)
  if (args.length < given.length) written.push(...addToPreset(root, args[0]))
  await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'])
  await format(written)
  await api([`packages/${args[0]}`])
  // The documentation shows each view.
  await run('pnpm', ['-C', 'apps/gallery', 'run', 'pictures:docs', placeholders(args[0]).__Feature__])
  const outside = written.filter((path) => !path.startsWith(`packages/${args[0]}/`))
  say(`packages/${args[0]}, and rows in ${outside.join(', ')}`)
}

async function createEndpoint(args) {
  const written = writeEndpoint(root, ...args)
  await run('pnpm', ['--filter', '@kit/api', 'run', 'contract'])
  await format(written)
  await api(['packages/api'])
  say(`${written.join(', ')}; written by tools: packages/api/src/contract/contract.data.ts, packages/api/api.md`)
}

const format = (written) => run('biome', ['check', '--write', ...written.filter((path) => /\.(tsx?|json)$/.test(path))])

export async function create([kind, ...args]) {
  const createKind = { feature: createFeature, endpoint: createEndpoint }[kind]
  if (createKind === undefined)
    throw new StepError(
      'npm run new -- feature <name> ["One sentence"] [--preset]\nnpm run new -- endpoint <name> [group] ["One sentence"]',
    )
  await install()
  await createKind(args)
}
