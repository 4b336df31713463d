import { join } from 'node:path'
import { packageProblems } from './packageProblems.js'

// packageCli.ts packages/core packages/modal: packs built packages and checks the tarballs that users get. One process for all, because the
// tools take longer to start than to check.
for (const folder of process.argv.slice(2))
  for (const problem of await packageProblems(folder)) {
    console.log(`${join(folder)}: ${problem}`)
    process.exitCode = 1
  }
