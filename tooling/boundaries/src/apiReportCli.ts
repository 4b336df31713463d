import { join, resolve } from 'node:path'
import { writeApiReports } from './writeApiReports.js'

// apiReportCli.ts packages/core [--write]: holds the public face of a built package against its committed reports.
const [folder = '.', mode] = process.argv.slice(2)
const changed = writeApiReports(resolve(folder), mode === '--write')
for (const { report, lines } of changed) {
  console.log(`${join(folder, report)} ${mode === '--write' ? 'written' : 'differs'}`)
  if (mode !== '--write') console.log(lines.slice(0, 40).join('\n'))
}
if (changed.length > 0 && mode !== '--write') {
  console.log('The public face changed. When that is meant: npm run api')
  process.exitCode = 1
}
