import { posix } from 'node:path'

/**
 * Finds declarations of a package that extend types of others (`declare module`) and that no entry imports: apps that import the package
 * would not have them. To import them, add `export type {} from './file.js'`.
 *
 * @example
 * unreachedTypes(new Map([['dist/index.d.ts', 'export {}'], ['dist/errors.d.ts', "declare module '@kit/core' {}"]]), ['dist/index.d.ts'])
 * // ['dist/errors.d.ts extends types of others, and no entry imports it']
 */
export function unreachedTypes(files: ReadonlyMap<string, string>, entries: readonly string[]): readonly string[] {
  const reached = new Set<string>()
  const visit = (path: string): void => {
    const text = files.get(path)
    if (text === undefined || reached.has(path)) return
    reached.add(path)
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\(|import )['"](\.[^'"]+)\.js['"]/g))
      visit(posix.join(posix.dirname(path), `${specifier}.d.ts`))
  }
  entries.forEach(visit)
  return [...files]
    .filter(([path, text]) => !reached.has(path) && /^declare module /m.test(text))
    .map(([path]) => `${path} extends types of others, and no entry imports it`)
}
