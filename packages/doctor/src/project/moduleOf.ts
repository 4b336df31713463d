import type { SourceFile } from './Project.js'

/** Returns the package of the kit that the file imports a name from: `@kit/evm` exports what several others do. */
export function moduleOf(source: SourceFile, name: string): string | undefined {
  return source.imports().find((one) => one.name === name && one.from.startsWith('@kit/'))?.from
}
