import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkConformance } from './checkConformance.js'

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const list = 'docs/conformance.md'
const problems = checkConformance(readFileSync(pathOf(list), 'utf8'), (path) =>
  existsSync(pathOf(path)) ? readFileSync(pathOf(path), 'utf8') : undefined,
)
for (const problem of problems) console.log(`${list}, ${problem}`)
console.log(`${list}: ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
