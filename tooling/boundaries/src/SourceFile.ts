/** Import or re-export of another module, type-only ones and `import('…')` included. */
export type ModuleImport = {
  readonly specifier: string
  readonly line: number
  /** `value` runs with the importing module, `lazy` on demand, `type` never. */
  readonly kind: 'value' | 'lazy' | 'type'
}

/** Exported name of a module, with its source if it is re-exported. */
export type ModuleExport = {
  /** `*` for `export * from`. */
  readonly name: string
  readonly from: { readonly specifier: string; readonly name: string } | undefined
  readonly line: number
}

/** Top-level statement of a module, as the parser returns it. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Parsed module. */
export type SourceFile = {
  /** Path from the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly lineCount: number
  readonly imports: readonly ModuleImport[]
  readonly exports: readonly ModuleExport[]
  readonly body: readonly Node[]
  /** Ends of `/** … *​/` comments. */
  readonly docEnds: readonly number[]
  lineOf(offset: number): number
}

/** Returns whether the file is a test, or helps tests and isn't published. */
export function isTest(path: string): boolean {
  return /\.(test|test-d|bench|spec)\.tsx?$/.test(path) || /\/(test|tests|src\/(testing|fakes|fixtures))\//.test(path)
}
