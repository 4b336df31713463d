import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Room, Rule } from '../Workspace.js'

const maximumLines = 300
const emptyWords = /^(util|helper|manager|controller|common)s?$/i

/** A source file is short and named after its main export, without meaningless words. */
export const filesAreNamedAndShort: Rule = ({ rooms }) =>
  rooms.flatMap((room) => room.files.flatMap((file) => problemsOf(room, file)))

function problemsOf(room: Room, file: SourceFile): Problem[] {
  const problem = (rule: string, message: string): Problem => ({ rule, path: file.path, line: 1, message })
  const base = file.path.split('/').at(-1) ?? ''
  const stem = base.replace(/\.tsx?$/, '')
  const isData = stem.endsWith('.data')
  const isBundled = stem.endsWith('.bundled')
  const problems: Problem[] = []
  if (!isTest(file.path) && !isData && file.lineCount > maximumLines) {
    problems.push(problem('file length', `has ${file.lineCount} lines, at most ${maximumLines}`))
  }
  if (stem.split(/(?=[A-Z])|[^A-Za-z]+/).some((word) => emptyWords.test(word))) {
    problems.push(problem('file name', 'has a name that says nothing'))
  }
  const isNamed = isNamedAfterExport(file, stem) || isConstants(file)
  const isEntry = stem === 'index' || isListedEntry(room, file.path)
  const inSource = file.path.startsWith(`${room.folder}/src/`)
  if (inSource && !isTest(file.path) && !isData && !isBundled && !isEntry && !stem.endsWith('.d') && !isNamed) {
    const names = file.exports.map(({ name }) => name).join(', ')
    problems.push(problem('file name', `exports ${names} and is named after none of them`))
  }
  return problems
}

/**
 * The main export has the file's name. A view's file has the view's name, and a file of several similar exports a plural name. A module of
 * functions about one noun has that noun (`parseAddress` is in `Address`). A program exports nothing.
 */
function isNamedAfterExport({ exports }: SourceFile, stem: string): boolean {
  const view = `${stem.slice(0, 1).toLowerCase()}${stem.slice(1)}View`
  if (exports.length === 0 || (exports.length > 1 && /[^s]s$/.test(stem))) return true
  const isNoun = /^[A-Z]/.test(stem)
  return exports.some(({ name }) => name === stem || name === view || (isNoun && name.endsWith(stem)))
}

/** A file of constants is named after their domain. */
function isConstants(file: SourceFile): boolean {
  return file.body.every((statement) => {
    if (statement.type === 'ImportDeclaration') return true
    const node = statement['declaration'] as Node | null | undefined
    if (node?.type !== 'VariableDeclaration' || node['kind'] !== 'const') return false
    return (node['declarations'] as Node[]).every((one) => !/Function/.test((one['init'] as Node | null)?.type ?? ''))
  })
}

function isListedEntry(room: Room, path: string): boolean {
  return JSON.stringify(room.manifest.exports ?? {}).includes(`"./${path.slice(room.folder.length + 1)}"`)
}
