import { importsName } from './importsName.js'
import type { SourceFile } from './Project.js'
import type { SourceCall } from './SourceCall.js'

/** Returns calls of a function that the file imports from a module. */
export function callsOf(source: SourceFile, name: string, from: string): readonly SourceCall[] {
  if (!source.text.includes(name) || !importsName(source, name, from)) return []
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
