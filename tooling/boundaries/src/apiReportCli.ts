import { relative, resolve } from 'node:path'
import { writeApiReports } from './writeApiReports.js'

// apiReportCli.ts packages/core packages/modal [--write]: compares the public APIs of built packages with their committed reports.
const args = process.argv.slice(2)
const isWriting = args.includes('--write')
const folders = args.filter((arg) => arg !== '--write').map((folder) => resolve(folder))
for (const { report, lines } of writeApiReports(folders, isWriting)) {
  console.log(`${relative('', report)} ${isWriting ? 'written' : 'differs'}`)
  if (isWriting) continue
  console.log(lines.slice(0, 40).join('\n'))
  process.exitCode = 1
}
if (process.exitCode === 1) console.log('A public API changed. If this is intended, run: npm run api')
