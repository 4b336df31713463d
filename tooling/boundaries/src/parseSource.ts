import { parseSync } from 'oxc-parser'
import type { ModuleExport, ModuleImport, Node, SourceFile } from './SourceFile.js'
import { walk } from './walk.js'

/**
 * Parses a TypeScript module.
 *
 * @throws SyntaxError with path and message
 */
export function parseSource(path: string, text: string): SourceFile {
  const { program, module, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new SyntaxError(`${path}: ${error.message}`)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const imports: ModuleImport[] = module.staticImports.map((entry) => ({
    specifier: entry.moduleRequest.value,
    line: lineOf(entry.start),
    kind: entry.entries.length > 0 && entry.entries.every(({ isType }) => isType) ? 'type' : 'value',
  }))
  const exports: ModuleExport[] = []
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    const specifier = entry.moduleRequest?.value
    const line = lineOf(entry.start)
    if (specifier !== undefined) imports.push({ specifier, line, kind: entry.isType ? 'type' : 'value' })
    const passedOn = entry.importName.name ?? '*'
    exports.push({
      name: entry.exportName.name ?? (entry.exportName.kind === 'Default' ? 'default' : '*'),
      from: specifier === undefined ? undefined : { specifier, name: passedOn },
      line,
    })
  }
  const body = program.body as unknown as Node[]
  for (const node of body) {
    walk(node, (inner) => {
      if (inner.type !== 'ImportExpression' && inner.type !== 'TSImportType') return true
      const source = (inner['source'] ?? inner['argument']) as
        | { value?: unknown; literal?: { value?: unknown } }
        | undefined
      const specifier = source?.value ?? source?.literal?.value
      if (typeof specifier === 'string')
        imports.push({ specifier, line: lineOf(inner.start), kind: inner.type === 'TSImportType' ? 'type' : 'lazy' })
      return true
    })
  }
  return {
    path,
    text,
    lineCount: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports,
    exports,
    body,
    docEnds: comments.filter((one) => one.type === 'Block' && one.value.startsWith('*')).map((one) => one.end),
    lineOf,
  }
}
