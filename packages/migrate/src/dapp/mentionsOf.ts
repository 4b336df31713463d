/** A string literal that names a module. */
export type ModuleMention = { readonly line: number; readonly module: string; readonly code: string }

/** Returns the string literals that name a module of another kit: in imports, dynamic imports, mocks and style sheets. */
export function mentionsOf(code: string, modules: RegExp): readonly ModuleMention[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/(['"`])~?([^'"`\s]+)\1/g)].flatMap(([, , module = '']) =>
        modules.test(module) && !text.startsWith('// ') ? [{ line: index + 1, module, code: text.trim() }] : [],
      ),
    )
}
