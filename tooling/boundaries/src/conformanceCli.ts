import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkCitations } from './checkCitations.js'
import { checkConformance, missingTests, ruleIds } from './checkConformance.js'
import { checkOptionTables } from './checkOptionTables.js'
import { checkSpecification, decisionsOf } from './checkSpecification.js'
import { parseFirefoxTests, parseOptions, parseRuleFile, parseSpecification } from './conformanceData.js'
import { filesBelow } from './filesBelow.js'
import { ruleTexts } from './ruleTexts.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rulesFolder = 'conformance/rules'
const specificationData = 'conformance/specification.json'
const optionsData = 'conformance/options.json'
const firefoxData = 'conformance/firefox.json'
const textOf = (path: string) => readFileSync(root + path, 'utf8')
const read = (path: string) => (existsSync(root + path) ? textOf(path) : undefined)

const files = readdirSync(root + rulesFolder)
  .toSorted()
  .map((name) => parseRuleFile(`${rulesFolder}/${name}`, textOf(`${rulesFolder}/${name}`)))
const ids = ruleIds(files)
const sections = parseSpecification(specificationData, textOf(specificationData))
const options = parseOptions(optionsData, textOf(optionsData))
const firefoxTests = parseFirefoxTests(firefoxData, textOf(firefoxData))
const optionPages = [...new Set(['docs/options.md', 'docs/preset.md', ...Object.keys(options)])]
const cite = ['packages', 'apps', 'tooling', 'docs', 'conformance']
  .flatMap((area) => filesBelow(root + area, /\.(tsx?|mjs|css|md)$/))
  .concat(['README.md', 'AGENTS.md', 'CONTRIBUTING.md'].map((name) => root + name))
  // Has examples of wrong citations.
  .filter((path) => !path.endsWith('checkCitations.test.ts'))
const specificationPath = process.env['KIT_SPECIFICATION']
const accounted = checkSpecification(sections, {
  rules: ruleTexts(files, read),
  decisions: decisionsOf(textOf('docs/decisions.md')),
  ...(specificationPath && { specification: readFileSync(specificationPath, 'utf8') }),
})
const problems = [
  ...accounted.map((problem) => `${specificationData}, ${problem}`),
  ...checkConformance(files, read),
  ...missingTests(firefoxTests, read).map((problem) => `${firefoxData}, ${problem}`),
  ...optionPages.flatMap((path) =>
    checkOptionTables(read(path) ?? '', options[path] ?? [], read).map((problem) => `${path}, ${problem}`),
  ),
  ...cite.flatMap((path) =>
    checkCitations(ids, readFileSync(path, 'utf8')).map((problem) => `${path.slice(root.length)}, ${problem}`),
  ),
]
for (const problem of problems) console.log(problem)
const sentenceCount = sections.reduce((sum, { sentences }) => sum + sentences.length, 0)
const optionCount = Object.values(options).reduce((sum, listed) => sum + listed.length, 0)
console.log(
  `${ids.size} rules, ${sentenceCount} sentences, ${optionCount} listed options, ${cite.length} files with citations: ${problems.length} problems`,
)
if (problems.length > 0 || cite.length < 2) process.exitCode = 1
