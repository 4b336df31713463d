import type { SourceFile } from './Project.js'

/** Whether the file imports a name from a module, or from a path below it. */
export function importsName(source: SourceFile, name: string, from: string): boolean {
  return source.imports().some((one) => one.name === name && (one.from === from || one.from.startsWith(`${from}/`)))
}
