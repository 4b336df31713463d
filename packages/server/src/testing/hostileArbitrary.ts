import fc from 'fast-check'
import { z } from 'zod'
import { anyText } from './anyText.js'

type Schema = { readonly [key: string]: unknown }

/** Texts that have broken servers before. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '.',
    '..',
    '../../health',
    '..\\..\\etc\\passwd',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x',
    `0x${'f'.repeat(64)}`,
    '9'.repeat(400),
    'a\u0000b',
    '\u202egnp.exe',
    '\ud800',
    '💣'.repeat(50),
    'İıſK',
    "' OR 1=1 --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '\r\nset-cookie: a=b',
    'http://169.254.169.254/latest/meta-data',
    'eip155:__proto__',
    'eip155:31337:__proto__',
    'eip155:0:0x',
    ','.repeat(2000),
    'a'.repeat(20_000),
  ),
  fc.string(),
  anyText({ maxLength: 40 }),
)

/** Values of any type, including deep and huge ones. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER + 2,
      [],
      {},
      [[]],
      nested(50),
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
      Array.from({ length: 2000 }, () => null),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/**
 * Generates inputs for a schema of the contract. Most are nearly valid: they use its types and words, with an occasional hostile value,
 * missing member or extra member.
 *
 * @example hostileArbitrary(getIdentity.query, 'input')
 */
export function hostileArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  return sloppy(arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema), 24)
}

/** Generates the value itself or, once in `times`, something hostile. */
function sloppy(arbitrary: fc.Arbitrary<unknown>, times: number): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: times - 1, arbitrary }, { weight: 1, arbitrary: hostileValue })
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { const: constant, enum: words, anyOf, example } = schema
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(words)) return fc.oneof(fc.constantFrom<unknown>(...words), hostileText)
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => arbitraryOf(one as Schema)))
  const made = ofType(schema)
  return example === undefined ? made : fc.oneof({ weight: 3, arbitrary: fc.constant(example) }, made)
}

function ofType(schema: Schema): fc.Arbitrary<unknown> {
  const { type, pattern, items, properties = {}, required = [] } = schema
  if (type === 'object') {
    const members = Object.entries(properties as Record<string, Schema>)
    const shape = Object.fromEntries(members.map(([name, member]) => [name, sloppy(arbitraryOf(member), 8)]))
    const whole = fc.record(shape, { requiredKeys: members.map(([name]) => name) })
    const parts = fc.record(shape, { requiredKeys: required as string[] })
    return fc.oneof(whole, parts, fc.record({ ...shape, stranger: hostileValue }))
  }
  if (type === 'array') {
    const item = items === undefined ? hostileValue : sloppy(arbitraryOf(items as Schema), 8)
    return fc.array(item, { maxLength: 4 })
  }
  if (type === 'integer') return fc.integer()
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type !== 'string') return hostileValue
  return typeof pattern === 'string' ? fc.oneof(fc.stringMatching(new RegExp(pattern)), hostileText) : hostileText
}
