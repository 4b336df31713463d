import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkCitations } from './checkCitations.js'
import { checkConformance, ruleIds } from './checkConformance.js'
import { checkOptionTables } from './checkOptionTables.js'
import { checkSpecification, decisionsOf } from './checkSpecification.js'
import { filesBelow } from './filesBelow.js'
import { ruleTexts } from './ruleTexts.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const listPath = 'docs/conformance.md'
const pagePath = 'docs/specification.md'
const list = readFileSync(root + listPath, 'utf8')
const ids = ruleIds(list)
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined)
const cite = ['packages', 'apps', 'tooling', 'docs']
  .flatMap((area) => filesBelow(root + area, /\.(tsx?|mjs|css|md)$/))
  .concat(['README.md', 'AGENTS.md', 'CONTRIBUTING.md'].map((name) => root + name))
  // Its examples of what is refused.
  .filter((path) => !path.endsWith('checkCitations.test.ts'))
const specificationPath = process.env['KIT_SPECIFICATION']
const accounted = checkSpecification(readFileSync(root + pagePath, 'utf8'), {
  rules: ruleTexts(list, read),
  decisions: decisionsOf(readFileSync(`${root}docs/decisions.md`, 'utf8')),
  ...(specificationPath && { specification: readFileSync(specificationPath, 'utf8') }),
})
const problems = [
  ...accounted.map((problem) => `${pagePath}, ${problem}`),
  ...checkConformance(list, read).map((problem) => `${listPath}, ${problem}`),
  ...['docs/options.md', 'docs/preset.md'].flatMap((path) =>
    checkOptionTables(read(path) ?? '', read).map((problem) => `${path}, ${problem}`),
  ),
  ...cite.flatMap((path) =>
    checkCitations(ids, readFileSync(path, 'utf8')).map((problem) => `${path.slice(root.length)}, ${problem}`),
  ),
]
for (const problem of problems) console.log(problem)
console.log(`${ids.size} rules, ${cite.length} files that may cite them: ${problems.length} problems`)
if (problems.length > 0 || cite.length < 2) process.exitCode = 1
