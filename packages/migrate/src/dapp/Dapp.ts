import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcePaths } from 'create-kit-dapp/edit'
import { MigrateError } from '../error/MigrateError.js'

/** The fields of `package.json` that a move reads and changes. */
export type DappManifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A dapp to move. */
export type Dapp = {
  readonly folder: string
  /** Text of `package.json`. */
  readonly manifestText: string
  readonly manifest: DappManifest
  /** Text of source files, by path below the folder. */
  readonly sources: ReadonlyMap<string, string>
  /** Text of tests, styles and other files that can name packages, and that aren't changed. */
  readonly others: ReadonlyMap<string, string>
}

/**
 * Reads a dapp, without its build output.
 *
 * @throws {MigrateError} If the folder has no valid `package.json`.
 */
export function readDapp(folder: string): Dapp {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) throw new MigrateError(`No package.json in ${folder}. Pass the folder of your dapp.`)
  const manifestText = readFileSync(path, 'utf8')
  const read = (one: string) => [one, readFileSync(join(folder, one), 'utf8')] as const
  const sources = new Map(sourcePaths(folder).map(read))
  const isText = (name: string): boolean => /\.([cm]?[jt]sx?|vue|svelte|css|scss|less|html)$/.test(name)
  const others = sourcePaths(folder, isText).filter((one) => !sources.has(one))
  const manifest = parseManifestText(manifestText, path)
  return { folder, manifestText, manifest, sources, others: new Map(others.map(read)) }
}

function parseManifestText(text: string, path: string): DappManifest {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  throw new MigrateError(`${path} isn't valid JSON. Fix it, and run the codemod again.`)
}
