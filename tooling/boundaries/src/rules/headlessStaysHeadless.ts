import { headlessPackages } from '../importTable.data.js'
import { isTest } from '../SourceFile.js'
import type { Problem, Rule } from '../Workspace.js'

const rule = 'headless'
const universal = '../../tooling/tsconfig/universal.json'

/** Headless packages are compiled without DOM and Node types, and nothing in them asks for those by the back door. */
export const headlessStaysHeadless: Rule = ({ rooms }) =>
  rooms
    .filter(({ folder }) => headlessPackages.includes(folder.replace(/^packages\//, '')))
    .flatMap((room): Problem[] => [
      ...tsconfigProblems(room.tsconfig).map((message) => ({
        rule,
        path: `${room.folder}/tsconfig.json`,
        line: 1,
        message,
      })),
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
              message: `${specifier} exists in Node alone`,
            })),
        ]),
    ])

function tsconfigProblems(text: string | undefined): string[] {
  if (text === undefined) return ['is missing']
  const config = JSON.parse(text) as { extends?: string; compilerOptions?: { lib?: unknown; types?: unknown } }
  const problems = config.extends === universal ? [] : [`does not extend ${universal}`]
  const { lib, types } = config.compilerOptions ?? {}
  return lib === undefined && types === undefined ? problems : [...problems, 'sets its own lib or types']
}
