import { features } from '../importTable.data.js'
import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { Problem, Room, Rule } from '../Workspace.js'

/**
 * Every feature has the files that `npm run new -- feature` writes: its plugin, its state and its services under fixed names; its options,
 * error codes, commands and hook, if it has them, in files of their own. Each command has a file in `commands/`, except those that are a
 * function of the services. The hook returns state and commands in one object.
 */
export const featuresHaveOneLayout: Rule = ({ rooms }) =>
  rooms.filter(({ folder }) => features.includes(folder.replace('packages/', ''))).flatMap(problemsOf)

function problemsOf({ folder, files }: Room): Problem[] {
  const id = folder.replace('packages/', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const problem = (path: string, message: string): Problem => ({ rule: 'feature layout', path, line: 1, message })
  const places = [
    { name: id, folders: [''], isRequired: true },
    { name: `${name}State`, folders: ['', 'state/'], isRequired: true },
    { name: `create${name}Services`, folders: ['services/'], isRequired: true },
    { name: `${name}Options`, folders: [''], isRequired: false },
    { name: `${name}ErrorCodes`, folders: ['', 'error/'], isRequired: false },
    { name: `${id}Commands`, folders: ['commands/'], isRequired: false },
    { name: `${id}Feature`, folders: ['react/'], isRequired: false },
    { name: `use${name}`, folders: ['react/'], isRequired: false },
  ]
  const isPublic = files.some(({ path }) => path === `${folder}/src/index.ts`)
  const parts = places.flatMap(({ name, folders, isRequired }) => {
    const allowed = folders.map((place) => `${folder}/src/${place}${name}.ts`)
    const found = files.filter(
      ({ path, exports }) =>
        path.startsWith(`${folder}/src/`) &&
        (path.endsWith(`/${name}.ts`) || exports.some((one) => one.name === name && one.from === undefined)),
    )
    const misplaced = found.filter(({ path }) => !allowed.includes(path))
    const hooks = name.startsWith('use') ? found.filter(({ text }) => !returnsFlat(text)) : []
    return [
      ...misplaced.map(({ path }) => problem(path, `${name} belongs in ${allowed.join(' or ')}`)),
      ...hooks.map(({ path }) => problem(path, `${name} doesn't return { ...state, ...commands }`)),
      ...(isPublic && isRequired && found.length === 0 ? [problem(folder, `has no ${allowed.join(' or ')}`)] : []),
    ]
  })
  return [...parts, ...commandProblems(folder, id, files, problem)]
}

/** Finds files in `commands/` with more than one command, and commands that belong in a file of their own. */
function commandProblems(
  folder: string,
  id: string,
  files: readonly SourceFile[],
  problem: (path: string, message: string) => Problem,
): Problem[] {
  const place = `${folder}/src/commands/`
  return files
    .filter(({ path }) => path.startsWith(place) && !isTest(path))
    .flatMap(({ path, body }) => {
      const own = body.flatMap(exportedFunctions)
      if (path === `${place}${id}Commands.ts`)
        return own
          .filter(({ forwards }) => !forwards)
          .map(({ name }) => problem(path, `${name} belongs in ${place}${name}.ts`))
      return own.slice(1).map(({ name }) => problem(path, `${name} is the second function of a file with a command`))
    })
}

type ExportedFunction = { readonly name: string; readonly forwards: boolean }

/** Returns the functions that a statement exports, and whether they only return a function of the services. */
function exportedFunctions({ type, declaration }: Node): ExportedFunction[] {
  if (type !== 'ExportNamedDeclaration') return []
  const { declarations = [], ...made } = (declaration ?? {}) as Declaration
  if (made.type === 'FunctionDeclaration') return [{ name: made.id?.name ?? '', forwards: false }]
  return declarations.map(({ id, init }) => ({
    name: id.name,
    forwards: ['Identifier', 'MemberExpression'].includes(init?.body?.type ?? ''),
  }))
}

type Declaration = {
  readonly type?: string
  readonly id?: { readonly name: string }
  readonly declarations?: readonly {
    readonly id: { readonly name: string }
    readonly init?: { readonly body?: { readonly type: string } }
  }[]
}

const returnsFlat = (text: string): boolean => /return \{ \.\.\.(state|useStore\(state\)), \.\.\.commands\b/.test(text)
