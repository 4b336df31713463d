import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns paths of a dapp's source files, below its folder and with `/`. Packages and build output are left out.
 *
 * @param isWanted Which file names to return. Default: sources, without tests and declarations.
 */
export function sourcePaths(
  folder: string,
  isWanted: (name: string) => boolean = isSource,
  below = '',
): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sourcePaths(folder, isWanted, path)
    // A link could lead out of the folder.
    return entry.isFile() && isWanted(entry.name) ? [path] : []
  })
}

const isSource = (name: string): boolean => /\.(tsx?|jsx?|vue|svelte)$/.test(name) && !/\.(test|spec|d)\./.test(name)
