import { moduleOf } from './moduleOf.js'
import type { SourceFile } from './Project.js'
import type { SourceCall } from './SourceCall.js'

/** Returns calls of a function that the file imports from the kit. */
export function callsOf(source: SourceFile, name: string): readonly SourceCall[] {
  if (!source.text.includes(name) || moduleOf(source, name) === undefined) return []
  return source
    .root()
    .findAll({ rule: { kind: 'call_expression', has: { field: 'function', regex: `^${name}$` } } })
    .map((node) => ({
      file: source.path,
      line: node.range().start.line + 1,
      node,
      args: node.field('arguments')?.text().slice(1, -1) ?? '',
    }))
}
