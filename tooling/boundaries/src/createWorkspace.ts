import { parseSource } from './parseSource.js'
import type { CompilerConfig, Manifest, Room, Workspace } from './Workspace.js'

/**
 * Creates a workspace from file texts by path.
 *
 * @example
 * createWorkspace({ 'packages/core/package.json': '{ "name": "@kit/core" }', 'packages/core/src/index.ts': '' })
 */
export function createWorkspace(texts: Readonly<Record<string, string>>): Workspace {
  const rooms = Object.keys(texts)
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .sort()
    .map((path): Room => {
      const folder = path.slice(0, -'/package.json'.length)
      return {
        folder,
        manifest: JSON.parse(texts[path] ?? '') as Manifest,
        files: Object.keys(texts)
          .filter((name) => name.startsWith(`${folder}/`) && /\.tsx?$/.test(name) && !name.endsWith('.module.css.ts'))
          .sort()
          .map((name) => parseSource(name, texts[name] ?? '')),
      }
    })
  const configs = Object.keys(texts).filter((path) => /\/(tsconfig[^/]*|tsconfig\/[^/]*)\.json$/.test(path))
  return {
    rooms,
    configs: new Map(configs.map((path) => [path, JSON.parse(texts[path] ?? '') as CompilerConfig])),
    files: new Map(rooms.flatMap(({ files }) => files.map((file) => [file.path, file] as const))),
  }
}
