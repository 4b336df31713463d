import { posix } from 'node:path'
import { headlessPackages } from '../importTable.data.js'
import { isTest, type Node, type SourceFile } from '../SourceFile.js'
import type { CompilerConfig, Problem, Rule, Workspace } from '../Workspace.js'
import { walk } from '../walk.js'

const rule = 'headless'
const universal = 'tooling/tsconfig/universal.json'

/** The engine, and entries that run on a server without a kit. */
const mayTakePorts = /^packages\/(core|[\w-]+\/src\/verify)\//

/** The published code of headless packages is compiled without DOM and Node types, and nothing in it references them. */
export const headlessStaysHeadless: Rule = (workspace) =>
  workspace.rooms
    .filter(({ folder }) => headlessPackages.includes(folder.replace(/^packages\//, '')))
    .flatMap((room): Problem[] => [
      ...configProblems(workspace, `${room.folder}/tsconfig.build.json`),
      ...room.files
        .filter(({ path }) => path.startsWith(`${room.folder}/src/`) && !isTest(path))
        .flatMap((file) => [
          ...[...file.text.matchAll(/^\/\/\/\s*<reference\s+(lib|types)=.*$/gm)].map((match) => ({
            rule,
            path: file.path,
            line: file.lineOf(match.index),
            message: `${match[0]} brings types of one platform`,
          })),
          ...file.imports
            .filter(({ specifier }) => specifier.startsWith('node:'))
            .map(({ specifier, line }) => ({
              rule,
              path: file.path,
              line,
              message: `${specifier} exists only in Node`,
            })),
          ...file.body.flatMap((statement) => shortcutsIn(file, statement)),
        ]),
    ])

/** Finds code that bypasses the ports of the kit. */
function shortcutsIn(file: SourceFile, statement: Node): Problem[] {
  const problems: Problem[] = []
  walk(statement, (node) => {
    const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : undefined
    if (callee?.['name'] === 'browserPorts' && !mayTakePorts.test(file.path))
      problems.push({
        rule,
        path: file.path,
        line: file.lineOf(node.start),
        message: 'packages must not call browserPorts(): use the ports of createKit',
      })
    return true
  })
  return problems
}

function configProblems({ configs }: Workspace, path: string): Problem[] {
  const effective = effectiveOptions(configs, path)
  if (!effective) return [{ rule, path, line: 1, message: 'is missing' }]
  const { lib = [], types } = effective
  const messages = [
    ...(effective.chain.includes(universal) ? [] : [`does not extend ${universal}`]),
    ...(lib.length > 0 && lib.every((name) => /^es\d+$/i.test(name))
      ? []
      : [`has lib ${lib.join(', ') || 'of every platform'}`]),
    ...(types?.length === 0 ? [] : [`has types ${types?.join(', ') ?? 'of every installed package'}`]),
  ]
  return messages.map((message) => ({ rule, path, line: 1, message }))
}

type Effective = { readonly chain: readonly string[] } & NonNullable<CompilerConfig['compilerOptions']>

/** Returns the options after `extends`, where later ones override earlier ones as in the compiler. */
function effectiveOptions(configs: Workspace['configs'], path: string): Effective | undefined {
  const config = configs.get(path)
  if (!config) return undefined
  const parents = [config.extends ?? []].flat().map((name) => posix.join(posix.dirname(path), name))
  let effective: Effective = { chain: [path] }
  for (const parent of parents) {
    const inherited = effectiveOptions(configs, parent)
    if (inherited) effective = { ...effective, ...inherited, chain: [...effective.chain, ...inherited.chain] }
  }
  const { lib, types } = config.compilerOptions ?? {}
  return { ...effective, ...(lib ? { lib } : {}), ...(types ? { types } : {}) }
}
