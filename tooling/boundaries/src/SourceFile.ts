/** An import or a re-export of another module, type-only ones and `import('…')` included. */
export type ModuleImport = {
  readonly specifier: string
  readonly line: number
  /** `value` runs with the importing module, `lazy` when it is asked for, `type` never. */
  readonly kind: 'value' | 'lazy' | 'type'
}

/** A name that a module exports, with where it comes from when it is passed on. */
export type ModuleExport = {
  /** `*` for `export * from`. */
  readonly name: string
  readonly from: { readonly specifier: string; readonly name: string } | undefined
  readonly line: number
}

/** A statement at the top of a module, as the parser gives it. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A parsed module. */
export type SourceFile = {
  /** From the root, with forward slashes. */
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

/** Whether the file is a test or helps tests and is not published. */
export function isTest(path: string): boolean {
  return /\.(test|test-d|bench|spec)\.tsx?$/.test(path) || /\/(test|tests|src\/(testing|fakes|fixtures))\//.test(path)
}
