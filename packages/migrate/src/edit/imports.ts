import type { SgNode } from '@ast-grep/napi'

/** A name that a file imports. */
export type ImportedName = {
  /** The exported name; `default` or `*` for other imports, and empty for an import without names. */
  readonly name: string
  readonly local: string
  readonly from: string
  readonly statement: SgNode
  readonly node: SgNode
}

/** Returns the names that a file imports. */
export function importsOf(root: SgNode): readonly ImportedName[] {
  return root.findAll({ rule: { kind: 'import_statement' } }).flatMap((statement) => {
    const from = statement.field('source')?.text().slice(1, -1) ?? ''
    const one = (name: string, local: string, node: SgNode): ImportedName => ({ name, local, from, statement, node })
    const clause = statement.children().find((child) => child.kind() === 'import_clause')
    if (!clause) return [one('', '', statement)]
    return clause.children().flatMap((child) => {
      if (child.kind() === 'identifier') return [one('default', child.text(), child)]
      if (child.kind() === 'namespace_import') return [one('*', child.text().replace(/^\*\s*as\s+/, ''), child)]
      return child.findAll({ rule: { kind: 'import_specifier' } }).map((specifier) => {
        const name = specifier.field('name')?.text() ?? ''
        return one(name, specifier.field('alias')?.text() ?? name, specifier)
      })
    })
  })
}

/** Returns nodes that use a name outside of imports. A shadowing declaration isn't told apart. */
export function usesOf(root: SgNode, name: string): readonly SgNode[] {
  if (!/^[\w$]+$/.test(name)) return []
  const regex = `^${name.replaceAll('$', '\\$')}$`
  return ['identifier', 'type_identifier', 'shorthand_property_identifier']
    .flatMap((kind) => root.findAll({ rule: { kind, regex } }))
    .filter((node) => !node.ancestors().some((ancestor) => ancestor.kind() === 'import_statement'))
    .toSorted((a, b) => a.range().start.index - b.range().start.index)
}

/** Removes names from imports. Imports without names stay. */
export function withoutImports(root: SgNode, code: string, isKept: (one: ImportedName) => boolean): string {
  const all = importsOf(root).filter((one) => one.name !== '')
  const startOf = ({ statement }: ImportedName): number => statement.range().start.index
  return [...new Set(all.map(startOf))].reduceRight((text, start) => {
    const names = all.filter((one) => startOf(one) === start)
    const kept = names.filter(isKept)
    const [first] = names
    if (!first || kept.length === names.length) return text
    if (kept.length === 0)
      return text.slice(0, start) + text.slice(first.statement.range().end.index).replace(/^[ \t]*\n/, '')
    const listed = first.statement.find({ rule: { kind: 'named_imports' } })?.range()
    if (!listed || kept.some(({ node }) => node.kind() !== 'import_specifier')) return text
    const specifiers = kept.map(({ node }) => node.text()).join(', ')
    return `${text.slice(0, listed.start.index)}{ ${specifiers} }${text.slice(listed.end.index)}`
  }, code)
}
