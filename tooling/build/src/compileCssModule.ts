import { Features, transform } from 'lightningcss'

// The oldest browsers with adopted style sheets in shadow roots. Only features they don't support are lowered.
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8)
const targets = { chrome: version(111), firefox: version(115), safari: version(16, 4), ios_saf: version(16, 4) }

/** Chromium has this value only with a prefix, which lightningcss doesn't add. */
const matchParent = ['text-align:match-parent', 'text-align:-webkit-match-parent;text-align:match-parent'] as const

/**
 * Compiles one CSS Module to a TypeScript module with two exports. `css` is the minified text, and `classes` maps names in the source to
 * names in the text.
 *
 * @param options.path Path below the package's root with forward slashes. Class names are hashed from it,
 *   so that they are the same on every machine.
 * @throws SyntaxError with path, line and column when the style sheet does not parse.
 * @example
 * compileCssModule({ path: 'src/Button.module.css', source: '.root { color: red }' })
 */
export function compileCssModule(options: { readonly path: string; readonly source: string }): string {
  const { code, exports, warnings } = transformed(options.path, options.source)
  const [warning] = warnings
  if (warning) throw new SyntaxError(`${options.path}:${warning.loc.line}:${warning.loc.column} ${warning.message}`)
  const classes = Object.entries(exports ?? {})
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, entry]) => [key(name), quoted([entry.name, ...composed(entry.composes, options.path)].join(' '))])
  const types = classes.map(([name]) => `  readonly ${name}: string\n`).join('')
  const values = classes.map(([name, value]) => `  ${name}: ${value},\n`).join('')
  return `// Compiled from ${options.path.split('/').at(-1)} by \`npm run css\`. Do not edit.
export const css: string =
  ${quoted(code)}

export const classes: {
${types}} = {
${values}}
`
}

function transformed(path: string, source: string) {
  try {
    const result = transform({
      filename: path,
      code: Buffer.from(source),
      cssModules: { pattern: '[local]-[hash]' },
      minify: true,
      targets,
      // Style sheets that follow `color-scheme` without `light-dark()` need no fallback for it.
      exclude: Features.LightDark,
    })
    return { ...result, code: result.code.toString().replaceAll(...matchParent) }
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { line: number; column: number } }
    throw new SyntaxError(`${path}:${loc?.line ?? 0}:${loc?.column ?? 0} ${message}`, { cause: error })
  }
}

function composed(references: readonly { type: string; name: string }[], path: string): string[] {
  return references.map((reference) => {
    if (reference.type === 'local') return reference.name
    throw new SyntaxError(`${path}: composes from another file or a global class is not supported`)
  })
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}
