import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport } from './edit/addImport.js'
import { addToKit, createsKit } from './edit/addToKit.js'
import { addToElement, addToModal, rendersModal } from './edit/addToModal.js'
import { sourcePaths } from './edit/sourcePaths.js'
import { CreateError } from './error/CreateError.js'
import { EditError } from './error/EditError.js'
import type { Part } from './parts/Part.js'

/** The outcome of {@link addParts}. */
export type AddedParts = {
  /** Paths of changed files, below the dapp's folder. */
  readonly changed: readonly string[]
  /** Packages that were added to `package.json`. Install them. */
  readonly packages: readonly string[]
  /** Steps that are left to do by hand. */
  readonly remaining: readonly string[]
}

/**
 * Adds chains and features to a dapp: packages, the options of `createKit`, and the views of the modal.
 *
 * @throws {CreateError} If the folder has no `package.json`, or no file that calls `createKit`.
 */
export function addParts(folder: string, parts: readonly Part[]): AddedParts {
  const manifestPath = join(folder, 'package.json')
  if (!existsSync(manifestPath))
    throw new CreateError(`No package.json in ${folder}. Run this in the folder of your dapp.`)
  const files = new Map(sourcePaths(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  const original = new Map(files)
  const kitFile = [...files].find(([, code]) => createsKit(code))?.[0]
  if (kitFile === undefined) throw new CreateError(`No file in ${folder} calls createKit.`)
  const remaining: string[] = []
  for (const part of parts) {
    try {
      editFiles(files, kitFile, part)
    } catch (error) {
      if (!(error instanceof EditError)) throw error
      remaining.push(`${part.id}: ${error.message}`)
    }
  }
  const changed = [...files].filter(([path, code]) => original.get(path) !== code)
  for (const [path, code] of changed) writeFileSync(join(folder, path), code)
  return { changed: changed.map(([path]) => path), packages: addPackages(manifestPath, parts), remaining }
}

function editFiles(files: Map<string, string>, kitFile: string, part: Part): void {
  const kit = addToKit(files.get(kitFile) ?? '', part.list, part.element)
  files.set(
    kitFile,
    part.imports.reduce((code, { names, from }) => addImport(code, names, from), kit),
  )
  if (!part.view) return
  const modal = [...files].find(([path, code]) => !path.endsWith('.html') && rendersModal(code))
  if (modal) {
    files.set(modal[0], addToModal(modal[1], part.view, modal[0]))
    return
  }
  const script = [...files].find(([, code]) => code.includes('defineKitElements('))
  if (!script)
    throw new EditError(`No file renders the modal. Pass ${part.view.name} of ${part.view.from} to its features.`)
  files.set(script[0], addToElement(script[1], part.view))
}

/** Adds packages with the version range of the engine. Returns the names of those that weren't listed. */
function addPackages(path: string, parts: readonly Part[]): readonly string[] {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { dependencies?: Record<string, string> }
  const { dependencies = {} } = manifest
  const kit = Object.entries(dependencies).find(([name]) => name.startsWith('@kit/'))?.[1] ?? 'latest'
  const added = parts
    .flatMap((part) => Object.entries(part.packages))
    .filter(([name], index, all) => !(name in dependencies) && all.findIndex(([other]) => other === name) === index)
  if (added.length === 0) return []
  const next = { ...dependencies, ...Object.fromEntries(added.map(([name, range]) => [name, range || kit])) }
  const sorted = Object.fromEntries(Object.entries(next).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`)
  return added.map(([name]) => name)
}
