import type { SgNode } from '@ast-grep/napi'

/** The fields of `package.json` that the checks read. */
export type PackageManifest = {
  readonly name?: string
  readonly version?: string
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** An installed package that the dapp or one of the kit's packages resolves. */
export type InstalledPackage = {
  readonly name: string
  readonly version: string
  /** Real path of its folder: two folders are two copies. */
  readonly folder: string
  readonly manifest: PackageManifest
}

/** A source file of the dapp. */
export type SourceFile = {
  /** Path below the dapp's folder, with `/`. */
  readonly path: string
  readonly text: string
  /** Its syntax tree, parsed on first use. */
  root(): SgNode
  /** Names that it imports, with their module. */
  imports(): readonly { readonly name: string; readonly from: string }[]
}

/** A dapp, as the checks see it. */
export type Project = {
  readonly folder: string
  readonly manifest: PackageManifest
  readonly sources: readonly SourceFile[]
  /** Returns the text of a file, or undefined if it doesn't exist. */
  read(path: string): string | undefined
  /** Returns the package that a folder resolves, or undefined if it isn't installed. */
  resolve(name: string, from?: string): InstalledPackage | undefined
}
