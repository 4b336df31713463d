import { describe, expect, it } from 'vitest'
import { type Schema, schemaType } from './schemaType.js'

const string: Schema = { type: 'string' }

describe('schemaType', () => {
  it.each<[string, Schema, string]>([
    ['a list', { type: 'array', items: string }, 'string[]'],
    ['a list of either', { type: 'array', items: { anyOf: [string, { type: 'null' }] } }, '(string | null)[]'],
    ['literals', { enum: ['usd', 1] }, '"usd" | 1'],
    ['several types', { type: ['integer', 'null'] }, 'number | null'],
    ['a tuple', { type: 'array', prefixItems: [string, { const: 1 }] }, '[string, 1]'],
    ['a record', { type: 'object', additionalProperties: string }, 'Record<string, string>'],
    ['any value', {}, 'unknown'],
    [
      'an object in an object',
      {
        type: 'object',
        properties: { a: { type: 'object', properties: { 'b-c': string } }, d: { ...string, description: 'Hex' } },
        required: ['a'],
      },
      '{\n  a: {\n    "b-c"?: string\n  }\n  d?: string // Hex\n}',
    ],
  ])('writes %s as a type', (_, schema, type) => expect(schemaType(schema)).toBe(type))
})
