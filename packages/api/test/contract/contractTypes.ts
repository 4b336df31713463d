import { type Endpoint, endpoints } from '@kit/server/contract'
import { compile } from 'json-schema-to-typescript'
import { z } from 'zod'

const HEADER = `// Written by \`pnpm --filter @kit/api run contract\` from the schemas that kit-server checks its calls with. Not to be edited.
`

/** The client's types of every call: what may be asked (`…Query`, `…Body`) and what is answered (`…Response`). */
export async function contractTypes(): Promise<string> {
  const parts = await Promise.all(endpoints.map(typesOf))
  return HEADER + parts.flat().join('')
}

async function typesOf(endpoint: Endpoint): Promise<string[]> {
  const name = endpoint.id[0]?.toUpperCase() + endpoint.id.slice(1)
  const call = `${endpoint.method} ${endpoint.path}`
  const { shape = {} } = endpoint.query as { shape?: object }
  return [
    ...(Object.keys(shape).length === 0
      ? []
      : [await toType(`${name}Query`, endpoint.query, 'input', `Query of ${call}.`)]),
    ...(endpoint.body.type === 'undefined'
      ? []
      : [await toType(`${name}Body`, endpoint.body, 'input', `Body of ${call}.`)]),
    await toType(`${name}Response`, endpoint.answer, 'output', `Response of ${call}: ${endpoint.summary}.`),
  ]
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
