import { resolveImport } from '../resolveImport.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

const source = 'packages/server/src/'
const foundations = ['contract', 'platform']
const modules = ['relay', 'chain', 'wallet']

/**
 * The server's layers: the contract, below the platform, below the modules, below the composition. A module imports no other module, so that
 * each can run and be audited alone. Lazy imports count, too.
 */
export const serverModulesAreApart: Rule = (workspace) =>
  [...workspace.files.values()]
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

function layerOf(path: string): string {
  const [folder = ''] = path.slice(source.length).split('/')
  return [...foundations, ...modules].includes(folder) ? folder : 'the composition'
}

function importsOf(layer: string): readonly string[] {
  if (layer === 'the composition') return [...foundations, ...modules]
  return modules.includes(layer) ? foundations : foundations.slice(0, foundations.indexOf(layer))
}
