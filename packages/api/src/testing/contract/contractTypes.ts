import { readdirSync, readFileSync } from 'node:fs'
import { type Endpoint, endpoints } from '@kit/server/contract'
import { compile } from 'json-schema-to-typescript'
import { z } from 'zod'

const header = `// Written by \`pnpm --filter @kit/api run contract\` from the schemas that kit-server checks its calls with. Not to be edited.
`

/**
 * Generates the types that the client imports: the input of calls (`…Query`, `…Body`) and their results (`…Response`).
 *
 * @throws Error if the client imports a type that no call has
 */
export async function contractTypes(): Promise<string> {
  const wanted = importedTypes()
  const parts = await Promise.all(endpoints.map((endpoint) => typesOf(endpoint, wanted)))
  const text = header + parts.flat().join('')
  const missing = [...wanted].filter((name) => !new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(text))
  if (missing.length > 0) throw new Error(`The contract has no ${missing.join(', ')}`)
  // Turns a one-line description into a one-line comment.
  return text.replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
}

function importedTypes(): ReadonlySet<string> {
  const sources = new URL('../../', import.meta.url)
  const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, sources), 'utf8'))
  const lists = texts.flatMap((text) => [
    ...text.matchAll(/^import type \{([^}]*)\} from '[./]*contract\/contract\.data\.js'/gm),
  ])
  return new Set(lists.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))
}

async function typesOf(endpoint: Endpoint, wanted: ReadonlySet<string>): Promise<readonly string[]> {
  const name = endpoint.id[0]?.toUpperCase() + endpoint.id.slice(1)
  const call = `${endpoint.method} ${endpoint.path}`
  const types = [
    [`${name}Query`, endpoint.query, 'input', `Query of ${call}.`],
    [`${name}Body`, endpoint.body, 'input', `Body of ${call}.`],
    [`${name}Response`, endpoint.answer, 'output', `Response of ${call}: ${endpoint.summary}.`],
  ] as const
  return Promise.all(
    types.filter(([type]) => wanted.has(type)).map(([type, schema, io, text]) => toType(type, schema, io, text)),
  )
}

async function toType(name: string, schema: z.ZodType, io: 'input' | 'output', description: string): Promise<string> {
  const json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), description, title: name }
  return compile(json as never, name, {
    bannerComment: '',
    additionalProperties: false,
    maxItems: -1,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}
