import { resolveImport } from '../resolveImport.js'
import type { Node, SourceFile } from '../SourceFile.js'
import type { Problem, Rule, Workspace } from '../Workspace.js'

type Declared = { readonly file: SourceFile; readonly name: string }

/** Every name that a package's entries export has a doc comment where it is declared. */
export const publicExportsAreDocumented: Rule = (workspace) => {
  const problems = new Map<string, Problem>()
  for (const { folder, manifest } of workspace.rooms) {
    if (manifest.private || !folder.startsWith('packages/')) continue
    for (const entry of sourceEntries(manifest.exports ?? {})) {
      const file = workspace.files.get(`${folder}/${entry.replace(/^\.\//, '')}`)
      if (!file) continue
      for (const declared of namesOf(workspace, file)) {
        const problem = problemOf(declared)
        if (problem) problems.set(`${problem.path} ${declared.name}`, problem)
      }
    }
  }
  return [...problems.values()]
}

function sourceEntries(entries: Readonly<Record<string, unknown>>): string[] {
  return Object.values(entries).flatMap((entry) => {
    const path =
      typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)['@kit/source'] : undefined
    return typeof path === 'string' ? [path] : []
  })
}

function namesOf(workspace: Workspace, file: SourceFile): Declared[] {
  return file.exports.flatMap(({ name, from }) => {
    if (!from) return [{ file, name }]
    const target = workspace.files.get(resolveImport(workspace, file.path, from.specifier) ?? '')
    if (!target) return []
    const inTarget = namesOf(workspace, target)
    return name === '*' ? inTarget : inTarget.filter((declared) => declared.name === from.name)
  })
}

function problemOf({ file, name }: Declared): Problem | undefined {
  const statement = file.body.find((node) => declaredNames(node).includes(name))
  if (!statement) return undefined
  const isDocumented = file.docEnds.some(
    (end) => end <= statement.start && /^(\s|\/\/.*\n)*$/.test(file.text.slice(end, statement.start)),
  )
  const line = file.lineOf(statement.start)
  return isDocumented
    ? undefined
    : { rule: 'doc comment', path: file.path, line, message: `${name} has no doc comment` }
}

function declaredNames(statement: Node): string[] {
  const node = (statement['declaration'] as Node | null | undefined) ?? statement
  const ids =
    node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]).map((one) => one['id']) : [node['id']]
  return ids.flatMap((id) => (id ? [String((id as Node)['name'])] : []))
}
