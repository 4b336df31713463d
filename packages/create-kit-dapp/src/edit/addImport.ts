import { Lang, parse, type SgNode } from '@ast-grep/napi'

/**
 * Adds names to the imports of a module, keeping what is imported already. Follows the quotes and semicolons of the last import.
 *
 * @example addImport("import { createKit } from '@kit/core'\n", ['browserPorts'], '@kit/core')
 */
export function addImport(code: string, names: readonly string[], from: string): string {
  const statements = parse(Lang.Tsx, code)
    .root()
    .findAll({ rule: { kind: 'import_statement' } })
  const same = statements.find(
    (one) =>
      one.field('source')?.text().slice(1, -1) === from &&
      one.find({ rule: { kind: 'named_imports' } }) !== null &&
      !/^import type/.test(one.text()),
  )
  if (same) {
    const listed = same.find({ rule: { kind: 'named_imports' } })
    const present = same.findAll({ rule: { kind: 'import_specifier' } }).map((one) => one.text())
    const missing = names.filter((name) => !present.includes(name))
    if (!listed || missing.length === 0) return code
    const { start, end } = listed.range()
    return `${code.slice(0, start.index)}{ ${[...present, ...missing].toSorted(byName).join(', ')} }${code.slice(end.index)}`
  }
  const isRelative = (module: string | undefined): boolean => module?.startsWith('.') === true
  const moduleOf = (one: SgNode): string | undefined => one.field('source')?.text().slice(1, -1)
  const example = statements.at(-1)
  const quote = example?.field('source')?.text()[0] ?? "'"
  const semicolon = example?.text().endsWith(';') ? ';' : ''
  const line = `import { ${names.toSorted(byName).join(', ')} } from ${quote}${from}${quote}${semicolon}\n`
  // Packages come before relative modules.
  const before = isRelative(from) ? statements : statements.filter((one) => !isRelative(moduleOf(one)))
  const first = statements[0]?.range().start.index
  if (before.length === 0 && first !== undefined) return code.slice(0, first) + line + code.slice(first)
  const at = before.at(-1)?.range().end.index ?? directives.exec(code)?.[0].trimEnd().length
  if (at === undefined) return `${line}\n${code}`
  const end = code.indexOf('\n', at) + 1
  return end === 0 ? `${code}\n${line}` : code.slice(0, end) + line + code.slice(end)
}

/** `'use client'` and the like, which must come first. */
const directives = /^(\s*(['"])use \w+\2;?[ \t]*\n)+/

const byName = (a: string, b: string): number => a.replace('type ', '').localeCompare(b.replace('type ', ''))
