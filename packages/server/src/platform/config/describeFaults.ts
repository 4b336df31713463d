import type { z } from 'zod'
import { closestMatch } from './closestMatch.js'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Returns one line per problem: the path, a sentence, and for an unknown option the one that was probably meant. */
export function describeFaults(schema: z.ZodType, issues: readonly Issue[]): readonly string[] {
  return issues.flatMap((issue) => describe(schema, issue, []))
}

function describe(schema: z.ZodType, issue: Issue, above: Path): readonly string[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, path)
    return issue.keys.map((key) => {
      const likeliest = closestMatch(key, known)
      return `${textOf([...path, key])}: unknown option${likeliest === undefined ? '' : `; did you mean ${likeliest}?`}`
    })
  }
  if (issue.code === 'invalid_union') {
    // The intended form of a union is the one whose problems are nested.
    const likeliest = issue.errors.find((faults) => faults.some((fault) => fault.path.length > 0))
    if (likeliest !== undefined) return likeliest.flatMap((fault) => describe(schema, fault, path))
  }
  return [`${textOf(path)}: ${issue.message}`]
}

function textOf(path: Path): string {
  return path.length === 0 ? '(root)' : path.join('.')
}

/** The parts of schema definitions that are needed to walk through them. */
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly innerType?: z.ZodType
  readonly out?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly element?: z.ZodType
  readonly valueType?: z.ZodType
}

/** Returns the names of the options allowed at a path. */
function keysAt(schema: z.ZodType, [first, ...rest]: Path): readonly string[] {
  const { shape, innerType, out, options, element, valueType } = schema.def as unknown as Definition
  const wrapped = innerType ?? out
  const here: Path = first === undefined ? [] : [first, ...rest]
  if (wrapped !== undefined) return keysAt(wrapped, here)
  if (options !== undefined) return options.flatMap((option) => keysAt(option, here))
  if (first === undefined) return Object.keys(shape ?? {})
  const next = shape?.[String(first)] ?? element ?? valueType
  return next === undefined ? [] : keysAt(next, rest)
}
