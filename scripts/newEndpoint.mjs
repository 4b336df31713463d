// npm run new -- endpoint <name> [group] ["One sentence"]: writes a kit-server endpoint with its client. All checks pass immediately.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StepError } from './runtime.mjs'
import { createWriter, fill, placeholders, templates } from './templates.mjs'

const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1)
const routesOf = (group) => `packages/server/src/chain/routes/add${capital(group)}Routes.ts`

/** Returns the endpoint groups that have a contract and a routes file. */
export function endpointGroups(folder) {
  return readdirSync(join(folder, 'packages/server/src/contract'))
    .flatMap((file) => /^(\w+)Endpoints\.ts$/.exec(file)?.[1] ?? [])
    .filter((group) => existsSync(join(folder, routesOf(group))))
    .filter((group) => readFileSync(join(folder, routesOf(group)), 'utf8').includes('addEndpoint('))
}

/** Writes an endpoint and its client into the checkout in `folder`. Returns the paths of the files, except generated ones. */
export function writeEndpoint(folder, name, ...more) {
  const groups = endpointGroups(folder)
  const [group, sentence] = groups.includes(more[0]) ? more : ['identity', more[0]]
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || (more.length > 1 && !groups.includes(more[0])))
    throw new StepError(
      `npm run new -- endpoint <name> [group] ["One sentence"]: the name must be lower-case words, such as loyalty-points, in a group of ${groups.join(', ')}`,
    )
  const { __title__ } = placeholders(name)
  const description = sentence ?? `${__title__} of an account`
  const values = { ...placeholders(name, description), __sentence__: JSON.stringify(description) }
  const template = (file) => fill(readFileSync(join(templates, 'endpoint', `${file}.template`), 'utf8'), values)
  const id = `get${values.__Feature__}`
  const client = `packages/api/src/endpoint/${id}.ts`
  if (existsSync(join(folder, client))) throw new StepError(`${client} exists already`)
  const { written, write, edit } = createWriter(folder, name)

  edit(`packages/server/src/contract/${group}Endpoints.ts`, (text) =>
    text.replace(
      /(\/\*\* [^\n]* \*\/\n)?(export const \w+Endpoints: readonly Endpoint\[\] = \[)([^\]]*?),?\s*\]/,
      (_, comment = '', start, ids) => `${template('contract.ts')}\n${comment}${start}${ids}, ${id}]`,
    ),
  )
  edit(routesOf(group), (text) => {
    const end = text.indexOf('\n}\n', text.indexOf('export function add'))
    const handler = `\n  addEndpoint(app, gate, ${id}, () => ({ value: '' }))`
    return (text.slice(0, end) + handler + text.slice(end)).replace(
      new RegExp(`\\{([^}]*?),?\\s*\\} from '../../contract/${group}Endpoints.js'`),
      (_, names) => `{${names}, ${id} } from '../../contract/${group}Endpoints.js'`,
    )
  })
  edit('docs/server.md', (text) => text.replace('\n## Benchmark\n', `\n${template('manual.md')}## Benchmark\n`))
  write(client, template('client.ts'))
  edit('packages/api/src/index.ts', (text) => {
    const next = [...text.matchAll(/from '\.\/endpoint\/(\w+)\.js'/g)].find(([, other]) => other > id)
    const at = next ? text.lastIndexOf('export {', next.index) : text.length
    return `${text.slice(0, at)}export { ${id} } from './endpoint/${id}.js'\n${text.slice(at)}`
  })
  write(
    `.changeset/${name}-endpoint.md`,
    `---\n'@kit/api': minor\n'@kit/server': minor\n---\n\nAdded: \`${id}\` and \`GET /v1/${name}/{address}\`. ${description}.\n`,
  )
  return written
}
