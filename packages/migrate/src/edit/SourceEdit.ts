import { Lang, parse, type SgNode } from '@ast-grep/napi'
import { addImport } from 'create-kit-dapp/edit'
import { type CodeStyle, codeStyleOf } from './CodeStyle.js'
import { applyChanges, type Change, outermostChanges } from './changes.js'
import { type ImportedName, importsOf, usesOf, withoutImports } from './imports.js'

/** Code that stays as it is in a file. */
export type LeftCode = {
  readonly line: number
  readonly code: string
  readonly todo: string
  /** Heading of the migration guide, as in its URL. */
  readonly section: string
}

/** Changes to one file, which keep the formatting of all other code. */
export type SourceEdit = {
  readonly path: string
  readonly code: string
  readonly root: SgNode
  readonly style: CodeStyle
  /** Returns the local name of an import: `B` for the name `A` of `import { A as B }`. */
  localOf(name: string, from: RegExp): string | undefined
  /** Whether the code uses or declares a name. */
  hasName(name: string): boolean
  /** Replaces a node. Changes inside it are dropped. */
  replace(node: SgNode, text: string): void
  /** Inserts text before a position. */
  insert(at: number, text: string): void
  /** Removes a statement or a tag, with its line if nothing else is on it. */
  removeStatement(node: SgNode): void
  /** Removes an attribute or a property with the space before it. */
  removeAttribute(node: SgNode): void
  addImport(name: string, from: string): void
  /** Imports a name from another module, and renames its uses. Returns whether it was imported. */
  moveImport(name: string, from: RegExp, newName: string, newFrom: string): boolean
  /** Removes an import, because all of its uses are replaced. */
  dropImport(name: string, from: RegExp): void
  /** Lists code that stays. */
  leave(node: SgNode, code: string, todo: string, section: string): void
  /** Returns the changed code, without imports from `from` that nothing uses any longer, and the code that stays. */
  finish(from: RegExp): { readonly code: string; readonly left: readonly LeftCode[] }
}

/** Returns an edit of a file. */
export function createSourceEdit(path: string, code: string): SourceEdit {
  const root = parseCode(path, code)
  const changes: Change[] = []
  const added = new Map<string, Set<string>>()
  const moved = new Set<string>()
  const left: (Omit<LeftCode, 'line'> & { readonly at: number })[] = []
  const change = (start: number, end: number, text: string): void => void changes.push({ start, end, text })
  const localOf = (name: string, from: RegExp): string | undefined =>
    importsOf(root).find((one) => one.name === name && from.test(one.from))?.local
  const add = (name: string, from: string): void => void added.set(from, (added.get(from) ?? new Set()).add(name))
  const hasName = (name: string): boolean => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code)
  return {
    path,
    code,
    root,
    style: codeStyleOf(root),
    localOf,
    hasName,
    replace: (node, text) => change(node.range().start.index, node.range().end.index, text),
    insert: (at, text) => change(at, at, text),
    removeStatement(node) {
      const { start, end } = node.range()
      const lineStart = code.lastIndexOf('\n', start.index - 1) + 1
      const isAlone = code.slice(lineStart, start.index).trim() === '' && code[end.index] === '\n'
      change(isAlone ? lineStart : start.index, end.index + (isAlone ? 1 : 0), '')
    },
    removeAttribute(node) {
      const { start, end } = node.range()
      change(code.slice(0, start.index).trimEnd().length, end.index, '')
    },
    addImport: add,
    moveImport(name, from, newName, newFrom) {
      const local = localOf(name, from)
      if (local === undefined) return false
      const target = local === name && (name === newName || !hasName(newName)) ? newName : local
      if (target !== local)
        for (const use of usesOf(root, local)) change(use.range().start.index, use.range().end.index, target)
      add(target === newName ? newName : `${newName} as ${target}`, newFrom)
      moved.add(local)
      return true
    },
    dropImport(name, from) {
      const local = localOf(name, from)
      if (local !== undefined) moved.add(local)
    },
    leave: (node, text, todo, section) => void left.push({ at: node.range().start.index, code: text, todo, section }),
    finish(from) {
      const applied = outermostChanges(changes)
      const edited = applyChanges(code, applied)
      const complete = [...added]
        .toSorted()
        .reduce((text, [module, names]) => addImport(text, [...names], module), edited)
      const tree = parseCode(path, complete)
      const isKept = (one: ImportedName): boolean =>
        !moved.has(one.local) && (!from.test(one.from) || usesOf(tree, one.local).length > 0)
      // Imports that were added aren't those that moved.
      const isAdded = (one: ImportedName): boolean => added.has(one.from)
      const result =
        applied.length + moved.size > 0 ? withoutImports(tree, complete, (one) => isAdded(one) || isKept(one)) : edited
      // Imports change above all other code, so lines are counted from the end.
      const linesBelow = (at: number): number => {
        const start = applied.find((one) => one.start <= at && at < one.end)?.start ?? at
        const below = applied
          .filter((one) => one.start >= start)
          .map((one) => ({ ...one, start: one.start - start, end: one.end - start }))
        return applyChanges(code.slice(start), below).split('\n').length
      }
      const lines = result.split('\n').length
      return { code: result, left: left.map(({ at, ...rest }) => ({ line: lines - linesBelow(at) + 1, ...rest })) }
    },
  }
}

/** Returns the syntax tree of a file. */
export const parseCode = (path: string, code: string): SgNode =>
  parse(/\.[cm]?ts$/.test(path) ? Lang.TypeScript : Lang.Tsx, code).root()
