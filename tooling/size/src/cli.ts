import { readFileSync } from 'node:fs'
import { measureBuiltPage, measurePage, type PageSize } from './measurePage.js'
import { builtPages, goals, openedModules, type Page, pages } from './pages.data.js'

// Budgets are bytes of JavaScript after gzip, set to the current sizes. Lower them when a page gets smaller.
const budgetFile = new URL('../budgets.json', import.meta.url)
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<
  string,
  Record<'load' | 'opened' | 'all', number>
>

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)
// A goal isn't a budget: it is shown next to the current size, and never fails the check.
const goal = ({ adapters }: Pick<Page, 'adapters'>, part: 'load' | 'opened'): string =>
  adapters === undefined
    ? ''.padEnd(6)
    : `/${kB(goals[part].first + (adapters - 1) * goals[part].more).trim()}`.padEnd(6)

const beyond = ({ beyond: name = '' }: Pick<Page, 'beyond'>, { load, opened }: PageSize): string => {
  const other = sizes.get(name)
  return other ? `  ${load - other.load} B at load and ${opened - other.opened} B opened beyond ${name}` : ''
}

const problems: string[] = []
const sizes = new Map<string, PageSize>()
console.log(`${'page'.padEnd(26)}   load/goal    opened/goal      all  kB gzip`)
const measures = [
  ...pages.map((page) => ({ page, measure: async () => measurePage(page, openedModules) })),
  ...builtPages.map((page) => ({ page, measure: async () => measureBuiltPage(page) })),
]
for (const { page, measure } of measures) {
  const size = await measure().catch((error: Error) => error)
  if (size instanceof Error) {
    problems.push(`${page.name}: ${size.message}`)
    continue
  }
  const figures = `${kB(size.load)}${goal(page, 'load')}  ${kB(size.opened)}${goal(page, 'opened')}  ${kB(size.all)}`
  sizes.set(page.name, size)
  console.log(`${page.name.padEnd(26)}${figures}${beyond(page, size)}`)
  for (const part of ['load', 'opened', 'all'] as const) {
    const budget = budgets[page.name]?.[part]
    if (budget === undefined) problems.push(`${page.name}: budgets.json has no ${part}`)
    else if (size[part] > budget) problems.push(`${page.name}: ${part} is ${size[part]} bytes, budget ${budget}`)
  }
  for (const id of size.strangers) problems.push(`${page.name}: contains ${id}`)
  if (!('hasWideLibrary' in page))
    for (const text of size.wideCharacters) problems.push(`${page.name}: a file at load has a wide character: ${text}`)
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
