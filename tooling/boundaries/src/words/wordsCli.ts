import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../filesBelow.js'
import { audienceTexts } from './audienceTexts.js'
import { checkPage, checkWords, type WordProblem } from './checkWords.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
// Problems that remain, counted by area and audience: the numbers may only fall.
const exceptionsPath = new URL('../../words.json', import.meta.url)
const exceptions = JSON.parse(readFileSync(exceptionsPath, 'utf8')) as Record<string, number>
const isAll = process.argv.includes('--all')

const areas = ['packages', 'apps', 'tooling', 'scripts', 'examples', 'docs', 'conformance', '.changeset', '.github']
const sources = areas.flatMap((area) => filesBelow(root + area, /(?<!\.css)\.(ts|tsx|mjs|js)(\.template)?$/))
const pages = areas
  .flatMap((area) => filesBelow(root + area, /\.(md|sol|vue|svelte|ya?ml)(\.template)?$/))
  .concat(
    readdirSync(root)
      .filter((name) => name.endsWith('.md'))
      .map((name) => root + name),
  )
  .filter((path) => !/CHANGELOG|api\.md$/.test(path))

const counts = new Map<string, number>()
const lines = new Map<string, string[]>()
function report(path: string, found: readonly WordProblem[]): void {
  for (const { audience, line, problem } of found) {
    const area = path
      .split('/')
      .slice(0, /^(packages|apps|tooling)\//.test(path) ? 2 : 1)
      .join('/')
    const key = `${area}: ${audience}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    lines.set(key, [...(lines.get(key) ?? []), `${path}:${line} ${audience}: ${problem}`])
  }
}
for (const path of sources) {
  // Its examples of what is refused.
  if (path.includes('/boundaries/src/words/')) continue
  report(
    path.slice(root.length),
    checkWords(audienceTexts(path.replace(/\.template$/, ''), readFileSync(path, 'utf8'))),
  )
}
for (const path of pages) report(path.slice(root.length), checkPage(readFileSync(path, 'utf8')))

const problems: string[] = []
for (const key of new Set([...counts.keys(), ...Object.keys(exceptions)])) {
  const found = counts.get(key) ?? 0
  const allowed = exceptions[key] ?? 0
  if (found > allowed || isAll) problems.push(...(lines.get(key) ?? []))
  if (found < allowed) problems.push(`words.json: "${key}" is ${allowed}, and ${found} are left: lower it`)
}
for (const problem of problems) console.log(problem)
const total = (audience: string): number =>
  [...counts].reduce((sum, [key, count]) => (key.endsWith(`: ${audience}`) ? sum + count : sum), 0)
const sums = ['screen', 'error', 'page', 'doc comment', 'comment', 'title', 'bare title'].map(
  (name) => `${name} ${total(name)}`,
)
console.log(`${sources.length} sources, ${pages.length} pages; left: ${sums.join(', ')}`)
if (problems.length > 0 && !isAll) process.exitCode = 1
