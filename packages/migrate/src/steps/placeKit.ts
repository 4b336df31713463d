import { posix } from 'node:path'
import type { SgNode } from '@ast-grep/napi'
import type { CodeStyle } from '../edit/CodeStyle.js'
import { importsOf } from '../edit/imports.js'
import { parseCode, type SourceEdit } from '../edit/SourceEdit.js'
import type { Move } from '../peer/Peer.js'

/** Code of the dapp's metadata: its fields, or an expression. */
export type MetadataCode =
  | string
  | {
      readonly name?: string | undefined
      readonly description?: string | undefined
      readonly url?: string | undefined
      readonly icons?: string | undefined
    }

/** Code of the options of `createKit`. */
export type KitCode = {
  readonly metadata: MetadataCode
  readonly adapters: readonly string[]
  /** Imports of the adapters. */
  readonly imports: readonly (readonly [name: string, from: string])[]
  /** Further options, such as `debug: true`. */
  readonly rest?: readonly string[]
  /** Replaces modules of imports that the code of the options needs. */
  moduleOf?(name: string, from: string): string
  /** Code after the kit. */
  readonly after?: string
}

/**
 * Creates the kit in a new file `kit.ts` beside the setup of the other kit. If its code needs variables of that file, the kit is created
 * there, before the statement.
 */
export function placeKit(edit: SourceEdit, statement: SgNode, kit: KitCode, move: Move): void {
  const imports = [['createKit', '@kit/core'], ...kit.imports, ['modal', '@kit/react-ui']] as const
  const { quote, end } = edit.style
  const { code: metadata, isComplete } = metadataOf(kit.metadata, edit.style)
  const todo = 'Set `url` and `description` of your dapp, which wallets show.'
  const lines = [
    metadata === 'metadata' ? 'metadata,' : `metadata: ${metadata},`,
    `adapters: [${kit.adapters.join(', ')}],`,
    'plugins: [modal()],',
    ...(kit.rest ?? []).map((option) => `${option},`),
  ]
  const creation = `export const kit = createKit({\n${lines.map((line) => `  ${line}`).join('\n')}\n})${end}\n${kit.after ?? ''}`
  const names = identifiersOf(lines.join('\n'))
  const own = importsOf(edit.root).filter(({ local }) => names.has(local))
  const isTypeScript = /\.tsx?$/.test(edit.path)
  const path = posix.join(posix.dirname(edit.path), isTypeScript ? 'kit.ts' : 'kit.js')
  const isLocal = [...names].some((one) => declares(edit.root, one))
  if (isLocal || move.exists(path)) {
    if (!isComplete) edit.leave(statement, 'metadata', todo, move.peer.setup)
    const isModalTaken = edit.hasName('modal')
    for (const [one, from] of imports) edit.addImport(one === 'modal' && isModalTaken ? 'modal as kitModal' : one, from)
    edit.insert(
      statement.range().start.index,
      `${isModalTaken ? creation.replace('plugins: [modal()]', 'plugins: [kitModal()]') : creation}\n`,
    )
    move.kitPath = edit.path
    return
  }
  const copied = own.map(
    (one) => [importText(one.name, one.local), kit.moduleOf?.(one.name, one.from) ?? one.from] as const,
  )
  const register = isTypeScript
    ? `\ndeclare module ${quote}@kit/core${quote} {\n  interface Register {\n    kit: typeof kit${end}\n  }\n}\n`
    : ''
  const text = `${importLines([...imports, ...copied], edit.style)}\n${creation}${register}`
  move.files.set(path, text)
  const line = text.split('\n').findIndex((one) => one.startsWith('  metadata:')) + 1
  if (!isComplete) move.left.set(path, { line, code: 'metadata', todo, section: move.peer.setup })
  move.kitPath = path
}

function metadataOf(
  metadata: MetadataCode,
  { quote }: CodeStyle,
): { readonly code: string; readonly isComplete: boolean } {
  if (typeof metadata === 'string') return { code: metadata, isComplete: true }
  const text = (value: string): string => quote + value + quote
  const { url = text('https://dapp.example'), name = text('My dapp'), description = text(''), icons = '[]' } = metadata
  const code = `{ name: ${name}, description: ${description}, url: ${url}, icons: ${icons} }`
  return { code, isComplete: metadata.url !== undefined && metadata.description !== undefined }
}

/** Imports the kit into a file. Returns its local name. */
export function importKit(edit: SourceEdit, move: Move): string {
  const { kitPath } = move
  if (kitPath === undefined || kitPath === edit.path) return 'kit'
  const isTaken = edit.hasName('kit')
  edit.addImport(isTaken ? 'kit as walletKit' : 'kit', relativeModule(edit.path, kitPath, edit.style))
  return isTaken ? 'walletKit' : 'kit'
}

/** Returns the specifier that imports one file into another. */
export function relativeModule(from: string, to: string, { extension }: CodeStyle): string {
  const path = posix.relative(posix.dirname(from), to.replace(/\.([jt]sx?)$/, ''))
  return `${path.startsWith('.') ? '' : './'}${path}${extension === '.ts' ? posix.extname(to) : extension}`
}

const importText = (name: string, local: string): string => (name === local ? name : `${name} as ${local}`)

function importLines(imports: readonly (readonly [name: string, from: string])[], { quote, end }: CodeStyle): string {
  const modules = [...new Set(imports.map(([, from]) => from))].toSorted((a, b) => order(a).localeCompare(order(b)))
  return modules
    .map((module) => {
      const names = [...new Set(imports.filter(([, from]) => from === module).map(([name]) => name))].toSorted()
      return `import { ${names.join(', ')} } from ${quote}${module}${quote}${end}\n`
    })
    .join('')
}

/** Packages come before relative modules. */
const order = (module: string): string => (module.startsWith('.') ? `~${module}` : module)

function identifiersOf(properties: string): ReadonlySet<string> {
  const root = parseCode('kit.ts', `({${properties}})`)
  return new Set(
    ['identifier', 'shorthand_property_identifier'].flatMap((kind) =>
      root.findAll({ rule: { kind } }).map((one) => one.text()),
    ),
  )
}

/** Whether a file declares a variable or function. */
export function declares(root: SgNode, name: string): boolean {
  const regex = `^${name.replaceAll('$', '\\$')}$`
  return ['variable_declarator', 'function_declaration', 'class_declaration'].some(
    (kind) => root.find({ rule: { kind, has: { field: 'name', regex } } }) !== null,
  )
}
