import { features } from '../importTable.data.js'
import type { Problem, Room, Rule } from '../Workspace.js'

/**
 * Every feature has the files that `npm run new -- feature` writes: its plugin, its state and its services under fixed names; its options,
 * error codes, commands and hook, if it has them, in files of their own. The hook returns state and commands in one object.
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
  return places.flatMap(({ name, folders, isRequired }) => {
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
}

const returnsFlat = (text: string): boolean => /return \{ \.\.\.(state|useStore\(state\)), \.\.\.commands\b/.test(text)
