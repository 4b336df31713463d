import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measurePage } from './measurePage.js'
import { openedModules, pages } from './pages.data.js'

// Budgets are bytes of JavaScript after gzip, at what was reached: lower them when a page gets lighter.
const budgetFile = new URL('../budgets.json', import.meta.url)
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<
  string,
  Record<'load' | 'opened' | 'all', number>
>
const root = fileURLToPath(new URL('..', import.meta.url))

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)
const problems: string[] = []
console.log(`${'page'.padEnd(26)}${['load', 'opened', 'all'].map((title) => title.padStart(7)).join('  ')}  kB gzip`)
for (const page of pages) {
  const size = await measurePage(page, root, openedModules).catch((error: Error) => error)
  if (size instanceof Error) {
    problems.push(`${page.name}: ${size.message}`)
    continue
  }
  console.log(`${page.name.padEnd(26)}${kB(size.load)}  ${kB(size.opened)}  ${kB(size.all)}`)
  for (const part of ['load', 'opened', 'all'] as const) {
    const budget = budgets[page.name]?.[part]
    if (budget === undefined) problems.push(`${page.name}: budgets.json has no ${part}`)
    else if (size[part] > budget) problems.push(`${page.name}: ${part} is ${size[part]} bytes, budget ${budget}`)
  }
  for (const id of size.strangers) problems.push(`${page.name}: contains ${id}`)
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
