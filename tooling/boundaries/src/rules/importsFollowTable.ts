import { posix } from 'node:path'
import { importTable, presetPackage, viewImports } from '../importTable.data.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Room, Rule } from '../Workspace.js'

const rule = 'imports'

/** No package imports what the table doesn't allow, what its manifest doesn't declare, or the inside of another package. */
export const importsFollowTable: Rule = ({ rooms }) =>
  rooms.flatMap((room) =>
    room.files.flatMap((file) =>
      file.imports.flatMap(({ specifier, line }): Problem[] => {
        const message = specifier.startsWith('.')
          ? relativeProblem(room, file.path, specifier)
          : packageProblem(room, rooms, file.path, specifier)
        return message ? [{ rule, path: file.path, line, message }] : []
      }),
    ),
  )

function relativeProblem(room: Room, path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier)
  return target.startsWith(`${room.folder}/`) ? undefined : `${specifier} leaves ${room.folder}`
}

function packageProblem(room: Room, rooms: readonly Room[], path: string, specifier: string): string | undefined {
  if (/^(node:|virtual:|#)/.test(specifier)) return undefined
  const parts = specifier.split('/')
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
  if (name === room.manifest.name) return `${specifier} imports its own package by name`
  const inSource = path.startsWith(`${room.folder}/src/`) && !isTest(path)
  if (!isDeclared(room, path, name, inSource)) return `${name} is not a dependency of ${room.manifest.name}`
  if (!name.startsWith('@kit/')) return undefined
  if (isDeepImport(rooms, name, specifier)) return `${specifier} is not an entry of ${name}`
  // A test imports what it needs, as an app does: real adapters, the real server, local chains.
  if (!room.folder.startsWith('packages/') || !inSource) return undefined
  return isAllowed(room, path, name.slice('@kit/'.length)) ? undefined : `${room.manifest.name} may not import ${name}`
}

function isDeclared(room: Room, path: string, name: string, inSource: boolean): boolean {
  const { dependencies, peerDependencies, devDependencies } = room.manifest
  // An app is bundled. A published package may use only what its users install.
  const development = isInstalled(room, path, inSource) ? {} : devDependencies
  const atRoot = !inSource && (name === 'vitest' || name === '@kit/server' || name.startsWith('@vitest/'))
  return (
    atRoot ||
    name === '@vitejs/plugin-react' ||
    [dependencies, peerDependencies, development].some((list) => list && name in list)
  )
}

const isInstalled = (room: Room, path: string, inSource: boolean): boolean =>
  inSource && room.folder.startsWith('packages/') && !path.endsWith('.bundled.ts')

function isAllowed(room: Room, path: string, target: string): boolean {
  const own = room.folder.slice('packages/'.length)
  if (own === presetPackage) return target !== 'server'
  const allowed = importTable[own] ?? []
  if (allowed.includes(target)) return true
  return path.startsWith(`${room.folder}/src/react/`) && viewImports.includes(target)
}

function isDeepImport(rooms: readonly Room[], name: string, specifier: string): boolean {
  const entries = rooms.find(({ manifest }) => manifest.name === name)?.manifest.exports
  if (!entries) return false
  const entry = `.${specifier.slice(name.length)}`
  return !(entry in entries)
}
