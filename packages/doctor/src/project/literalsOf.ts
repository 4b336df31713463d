import type { SourceFile } from './Project.js'

/** Returns string values of a property in the code, with their lines: `relayUrl: 'wss://…'`. */
export function literalsOf(
  source: SourceFile,
  property: string,
): readonly { readonly value: string; readonly line: number }[] {
  if (!source.text.includes(property)) return []
  return source
    .root()
    .findAll({ rule: { kind: 'pair', has: { field: 'key', regex: `^['"]?${property}['"]?$` } } })
    .flatMap((pair) => {
      const value = pair.field('value')
      return value?.kind() === 'string' ? [{ value: value.text().slice(1, -1), line: pair.range().start.line + 1 }] : []
    })
}
