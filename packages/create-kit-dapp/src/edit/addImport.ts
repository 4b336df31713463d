import { Lang, parse } from '@ast-grep/napi'

/**
 * Adds names to the imports of a module, keeping what is imported already.
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
  const line = `import { ${names.toSorted(byName).join(', ')} } from '${from}'\n`
  const at = statements.at(-1)?.range().end.index
  if (at === undefined) return `${line}\n${code}`
  const end = code.indexOf('\n', at) + 1
  return end === 0 ? `${code}\n${line}` : code.slice(0, end) + line + code.slice(end)
}

const byName = (a: string, b: string): number => a.replace('type ', '').localeCompare(b.replace('type ', ''))
