import { getAddress, isAddress, isHex, size, type TypedDataDomain } from 'viem'
import { RpcFailure } from '../../failure/RpcFailure.js'
import { isWellFormed } from '../../text/visibleText.js'
import type { TypedDataSubject } from '../Review.js'

type Field = { readonly name: string; readonly type: string }
type Types = { readonly [name: string]: readonly Field[] }
type Values = { readonly [name: string]: unknown }

/** The fields that a domain may have, in the order of EIP-712. */
const domainFields: readonly Field[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]
const maxTypes = 100
const maxValues = 5000
const maxDepth = 20

/**
 * Parses typed data of a page. Every value is checked against its type, and nothing may be left over. Fields without a type and unreachable
 * types would be shown but not signed.
 *
 * @throws RpcFailure -32602
 */
export function parseTypedData(given: unknown): TypedDataSubject['data'] {
  const { types: givenTypes, primaryType, domain: givenDomain, message } = recordOf(parseJson(given), 'The typed data')
  const all = parseTypes(givenTypes)
  if (typeof primaryType !== 'string' || primaryType === 'EIP712Domain' || !Object.hasOwn(all, primaryType))
    throw bad('`primaryType` is missing from `types`')
  const { EIP712Domain, ...types } = all
  const domain = parseDomain(givenDomain, EIP712Domain)
  const used = reach(types, primaryType, new Set())
  const unused = Object.keys(types).find((name) => !used.has(name))
  if (unused !== undefined) throw bad(`The type ${unused} is not reachable from the primary type`)
  const budget = { left: maxValues }
  return {
    domain: domain.values as TypedDataDomain,
    types: { EIP712Domain: domain.fields, ...types },
    primaryType,
    message: parseStruct(message, types[primaryType] ?? [], primaryType, { types, budget, depth: 0 }),
  }
}

const bad = (why: string): RpcFailure => new RpcFailure(-32602, `Invalid typed data: ${why}`)

function parseJson(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    throw bad('Not valid JSON')
  }
}

function recordOf(value: unknown, name: string): Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(`${name} must be an object`)
  return value as Values
}

function parseTypes(given: unknown): Types {
  const entries = Object.entries(recordOf(given, 'The list of types'))
  if (entries.length > maxTypes) throw bad('Too many types')
  return Object.fromEntries(entries.map(([name, fields]) => [name, parseFields(name, fields)]))
}

function parseFields(name: string, given: unknown): readonly Field[] {
  if (!/^[A-Za-z_$][\w$]{0,99}$/.test(name) || basic(name)) throw bad('Invalid type name')
  if (!Array.isArray(given)) throw bad(`The type ${name} must be a list of fields`)
  const fields = given.map((field): Field => {
    const { name: key, type } = recordOf(field, `A field of ${name}`)
    if (typeof key !== 'string' || !/^[A-Za-z_$][\w$]{0,99}$/.test(key) || key === '__proto__')
      throw bad(`A field of ${name} has an invalid name`)
    if (typeof type !== 'string' || type.length > 200) throw bad(`A field of ${name} has an invalid type`)
    return { name: key, type }
  })
  if (new Set(fields.map((field) => field.name)).size < fields.length) throw bad(`Duplicate field in ${name}`)
  return fields
}

function parseDomain(
  given: unknown,
  fields: readonly Field[] | undefined,
): { values: Values; fields: readonly Field[] } {
  const domain = recordOf(given ?? {}, 'The domain')
  const own = fields ?? domainFields.filter(({ name }) => domain[name] !== undefined)
  for (const { name, type } of own)
    if (!domainFields.some((known) => known.name === name && known.type === type))
      throw bad(`Invalid domain field ${name}`)
  const values = parseStruct(domain, own, 'EIP712Domain', { types: {}, budget: { left: 10 }, depth: 0 })
  // Signers convert it to a number, so larger values are not valid chain IDs.
  if (typeof values['chainId'] === 'bigint' && values['chainId'] > BigInt(Number.MAX_SAFE_INTEGER))
    throw bad('Invalid chain ID')
  return { values, fields: own }
}

/** Collects the names of all types that a type references. */
function reach(types: Types, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const { type } of types[name] ?? []) {
    const base = type.replace(/(\[\d*\])+$/, '')
    if (Object.hasOwn(types, base)) reach(types, base, seen)
    else if (!basic(base)) throw bad(`Unknown type ${base}`)
  }
  return seen
}

function basic(type: string): boolean {
  const [, bits] = /^u?int(\d+)$/.exec(type) ?? []
  const [, bytes] = /^bytes(\d+)$/.exec(type) ?? []
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) >= 8 && Number(bits) <= 256
  if (bytes !== undefined) return Number(bytes) >= 1 && Number(bytes) <= 32
  return ['address', 'bool', 'bytes', 'string'].includes(type)
}

type Walk = { readonly types: Types; readonly budget: { left: number }; readonly depth: number }

function parseStruct(given: unknown, fields: readonly Field[], name: string, walk: Walk): Values {
  const values = recordOf(given, name)
  const extra = Object.keys(values).find(
    (key) => !fields.some((field) => field.name === key) && values[key] !== undefined,
  )
  if (extra !== undefined) throw bad(`${name} has the field ${extra}, which its type does not define`)
  return Object.fromEntries(
    fields.map((field) => [field.name, parseValue(values[field.name], field.type, field.name, walk)]),
  )
}

function parseValue(value: unknown, type: string, name: string, walk: Walk): unknown {
  if (walk.budget.left-- <= 0 || walk.depth > maxDepth) throw bad('Too large')
  const deeper = { ...walk, depth: walk.depth + 1 }
  const [, element, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
      throw bad(`${name} is not a valid ${type}`)
    return value.map((each) => parseValue(each, element, name, deeper))
  }
  if (Object.hasOwn(walk.types, type)) return parseStruct(value, walk.types[type] ?? [], name, deeper)
  const parsed = parseBasic(value, type)
  if (parsed === undefined) throw bad(`${name} is not a valid ${type}`)
  return parsed
}

function parseBasic(value: unknown, type: string): unknown {
  if (type === 'string') return typeof value === 'string' && isWellFormed(value) ? value : undefined
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  if (type === 'address')
    return typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : undefined
  if (type.startsWith('bytes')) {
    if (!isHex(value) || value.length % 2 === 1) return undefined
    return type === 'bytes' || size(value) === Number(type.slice(5)) ? value.toLowerCase() : undefined
  }
  return parseInteger(value, type)
}

function parseInteger(value: unknown, type: string): bigint | undefined {
  const isWritten = typeof value === 'string' && /^(-?\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
  if (!isWritten && !(typeof value === 'number' && Number.isSafeInteger(value)) && typeof value !== 'bigint')
    return undefined
  const number = BigInt(value as string | number | bigint)
  const bits = BigInt(type.replace(/^u?int/, ''))
  const [least, most] = type.startsWith('u') ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  return number >= least && number <= most ? number : undefined
}
