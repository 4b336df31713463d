/** JSON Schema as the OpenAPI document has it. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

/**
 * Returns a schema as a TypeScript type, objects with one property per line.
 *
 * @example schemaType({ type: 'object', properties: { hash: { type: 'string' } }, required: ['hash'] }) // '{\n  hash: string\n}'
 */
export function schemaType(schema: Schema, indent = ''): string {
  const inner = (part: Schema): string => schemaType(part, indent)
  const union = schema.anyOf ?? schema.oneOf
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (union) return [...new Set(union.map(inner))].join(' | ')
  if (schema.allOf) return schema.allOf.map(inner).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => inner({ ...schema, type })).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(inner).join(', ')}]`
  if (schema.type === 'array') return arrayOf(inner(schema.items ?? {}))
  if (schema.type === 'object') return objectType(schema, indent)
  return schema.type === 'integer' ? 'number' : String(schema.type ?? 'unknown')
}

const arrayOf = (type: string): string => (/ [|&] /.test(type) && !type.startsWith('{') ? `(${type})[]` : `${type}[]`)

function objectType({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties || Object.keys(properties).length === 0)
    return `Record<string, ${typeof additionalProperties === 'object' ? schemaType(additionalProperties, indent) : 'unknown'}>`
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name)
    const comment = property.description === undefined ? '' : ` // ${property.description.replaceAll('\n', ' ')}`
    return `${indent}  ${key}${required.includes(name) ? '' : '?'}: ${schemaType(property, `${indent}  `)}${comment}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
