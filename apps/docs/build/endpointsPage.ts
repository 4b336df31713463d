import { endpoints, toOpenApi } from '@kit/server/contract'
import { type Schema, schemaType } from './schemaType.js'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: Schema
    readonly description?: string
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
    >
  >
}

/** Returns the page that lists every endpoint of kit-server, from its OpenAPI document. */
export function endpointsPage(): string {
  const { paths, components } = toOpenApi(endpoints, { version: '' }) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    readonly components: { readonly schemas: { readonly Error: Schema } }
  }
  const groups = new Map<string, string[]>()
  const failures = new Map<string, string>()
  for (const endpoint of endpoints) {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!operation) throw new Error(`The OpenAPI document lacks ${endpoint.id}`)
    for (const [status, { description }] of failuresOf(operation)) failures.set(status, description)
    const group = groupOf(endpoint.path)
    groups.set(group, [...(groups.get(group) ?? []), section(endpoint, operation)])
  }
  const sections = [...groups].map(([group, rows]) => `## ${group}\n\n${rows.join('\n\n')}`)
  const statuses = [...failures].toSorted().map(([status, description]) => `| ${status} | ${description} |`)
  return `# Endpoints\n\n${introduction}\n\n## Errors\n\n${errors}\n\n${block(components.schemas.Error)}\n\n| status | meaning |\n|---|---|\n${statuses.join('\n')}\n\n${sections.join('\n\n')}\n`
}

const introduction = `Every HTTP endpoint of [kit-server](/server), from its own contract. A running server has the same document at
\`/openapi.json\` (OpenAPI 3.1), and [\`@kit/api\`](/packages/api) is a typed client. The pairing relay and the nodes of chains also accept
WebSockets: see [Run kit-server](/server).

An endpoint that needs a **project** reads its ID from the query parameter \`projectId\`. It is optional while the server accepts any
project. An endpoint that needs a **session** also reads \`Authorization: Bearer\` with a token from signing in.`

const errors = 'A failed request has a status below and, unless its body is plain text, this body:'

/** Parameters that every endpoint of a project has. */
const projectParameters = ['projectId', 'st', 'sv']

function section({ method, path, aliases, access, status }: (typeof endpoints)[number], operation: Operation): string {
  const also = aliases.length > 0 ? ` Also at ${aliases.map((alias) => `\`${alias}\``).join(', ')}.` : ''
  const needs = { public: '', project: ' Needs a project.', session: ' Needs a project and a session.' }[access]
  const own = operation.parameters.filter(({ name }) => access === 'public' || !projectParameters.includes(name))
  const rows = own.map(
    ({ name, in: place, required, schema, description = schema.description ?? '' }) =>
      `| \`${name}\`${required ? '' : ' (optional)'} | ${place} | ${cell(schema)} | ${escaped(description)} |`,
  )
  const table = rows.length > 0 ? `\n\n| parameter | in | type | meaning |\n|---|---|---|---|\n${rows.join('\n')}` : ''
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const [answer] = Object.values(operation.responses[status]?.content ?? {})
  const failed = failuresOf(operation).map(([code]) => code)
  return `### ${method} ${path.replace(/\{(\w+)\}/g, ':$1')}\n\n${escaped(operation.summary)}.${needs}${also}${table}${
    body ? `\n\nBody:\n\n${block(body.schema)}` : ''
  }\n\nResponds with ${status}${answer ? `:\n\n${block(answer.schema)}` : '.'}\n\n[Errors](#errors): ${failed.join(', ')}`
}

const failuresOf = ({ responses }: Operation) => Object.entries(responses).filter(([status]) => Number(status) >= 400)

/** Returns the first part of a path that names a subject: `/v1/profile` or `/auth`. */
function groupOf(path: string): string {
  if (path === '/v1') return 'JSON-RPC'
  const [first = '', second = ''] = path.slice(1).split('/')
  return first === 'v1' ? second : first === 'auth' ? 'auth' : 'other'
}

const block = (schema: Schema): string => `\`\`\`ts\n${schemaType(schema)}\n\`\`\``
const cell = (schema: Schema): string => `\`${schemaType(schema).replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``
/** Braces would be attributes or expressions of the page. */
const escaped = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replace(/[{<]/g, (sign) => (sign === '{' ? '&#123;' : '&lt;'))
    .replaceAll('}', '&#125;')
