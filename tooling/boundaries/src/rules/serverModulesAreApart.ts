import { resolveImport } from '../resolveImport.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Rule, Workspace } from '../Workspace.js'

const source = 'packages/server/src/'
const foundations = ['contract', 'platform']
const modules = ['relay', 'chain', 'wallet']

/** The entry of a module, and the folders that its process never loads. */
const relayEntry = { path: `${source}createRelayServer.ts`, never: ['chain', 'wallet'] }

/**
 * The server's layers: the contract, below the platform, below the modules, below the composition. A module imports no other module, so that
 * each can run and be audited alone. Lazy imports count, too. A relay that runs alone never loads code of another module.
 */
export const serverModulesAreApart: Rule = (workspace) => [...layerProblems(workspace), ...entryProblems(workspace)]

function layerProblems(workspace: Workspace): Problem[] {
  return [...workspace.files.values()]
    .filter(({ path }) => path.startsWith(source) && !isTest(path) && !path.startsWith(`${source}testing/`))
    .flatMap((file) =>
      file.imports.flatMap(({ specifier, line }): Problem[] => {
        const target = resolveImport(workspace, file.path, specifier)
        if (!target?.startsWith(source)) return []
        const [from, to] = [layerOf(file.path), layerOf(target)]
        if (from === to || importsOf(from).includes(to)) return []
        return [{ rule: 'server modules', path: file.path, line, message: `${from} imports ${to}` }]
      }),
    )
}

function entryProblems(workspace: Workspace): Problem[] {
  const found = new Set([relayEntry.path])
  const problems: Problem[] = []
  for (const path of found)
    for (const { specifier, line, kind } of workspace.files.get(path)?.imports ?? []) {
      const target = kind === 'type' ? undefined : resolveImport(workspace, path, specifier)
      if (target === undefined) continue
      found.add(target)
      const layer = target.startsWith(source) ? layerOf(target) : ''
      if (relayEntry.never.includes(layer))
        problems.push({ rule: 'server modules', path, line, message: `kit-server relay loads ${layer}` })
    }
  return problems
}

function layerOf(path: string): string {
  const [folder = ''] = path.slice(source.length).split('/')
  return [...foundations, ...modules].includes(folder) ? folder : 'the composition'
}

function importsOf(layer: string): readonly string[] {
  if (layer === 'the composition') return [...foundations, ...modules]
  return modules.includes(layer) ? foundations : foundations.slice(0, foundations.indexOf(layer))
}
