import type { SgNode } from '@ast-grep/napi'

/** How a file writes code, so that new code looks the same. */
export type CodeStyle = {
  /** `'` or `"`. */
  readonly quote: string
  /** `;`, or nothing. */
  readonly end: string
  /** Extension of relative imports: `.js`, `.ts` or none. */
  readonly extension: string
}

/** Returns the style of a file's imports. */
export function codeStyleOf(root: SgNode): CodeStyle {
  const imports = root.findAll({ rule: { kind: 'import_statement' } })
  const relative = imports.map((one) => one.field('source')?.text().slice(1, -1) ?? '').filter((one) => /^\./.test(one))
  const [, extension = ''] = relative.map((one) => /(\.[jt]s)x?$/.exec(one)).find(Boolean) ?? []
  return {
    quote: imports.at(-1)?.field('source')?.text()[0] ?? "'",
    end: imports.at(-1)?.text().endsWith(';') ? ';' : '',
    extension,
  }
}
