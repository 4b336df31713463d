import type { SourceFile } from './SourceFile.js'

/** Fields of a package.json that the rules read. */
export type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Fields of a tsconfig that the rules read. */
export type CompilerConfig = {
  readonly extends?: string | readonly string[]
  readonly compilerOptions?: { readonly lib?: readonly string[]; readonly types?: readonly string[] }
}

/** Folder of `packages/` or `apps/`. */
export type Room = {
  /** For example `packages/core`. */
  readonly folder: string
  readonly manifest: Manifest
  readonly files: readonly SourceFile[]
}

/** All rooms, and every source file by its path from the root. */
export type Workspace = {
  readonly rooms: readonly Room[]
  readonly files: ReadonlyMap<string, SourceFile>
  /** Compiler configurations by path. */
  readonly configs: ReadonlyMap<string, CompilerConfig>
}

/** Place where a rule is broken. */
export type Problem = { readonly rule: string; readonly path: string; readonly line: number; readonly message: string }

/** Pure function from the workspace to its problems. */
export type Rule = (workspace: Workspace) => readonly Problem[]
