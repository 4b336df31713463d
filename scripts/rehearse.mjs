// node scripts/rehearse.mjs <step> …: steps of a release in a clone, for the tests in apps/e2e/pack. Prints its result as JSON in the last line.
//   prepare <clone>               clones this checkout with what it built, and applies the changesets
//   versions <clone> [scope]      applies the changesets of the clone
//   pack <clone> <folder>         packs its packages
//   publish <file> <registry>     publishes what `pack` printed into the file
import { readFileSync } from 'node:fs'
import { cloneCheckout, copyBuilt } from './cloneCheckout.mjs'
import { packPackages, publishPackages } from './publish.mjs'
import { raiseVersions, setScope } from './versions.mjs'

const steps = {
  async prepare(clone) {
    cloneCheckout(clone)
    await raiseVersions(clone)
    copyBuilt(clone)
  },
  async versions(clone, scope) {
    if (scope !== undefined) setScope(clone, scope)
    await raiseVersions(clone)
  },
  pack: (clone, folder) => packPackages(clone, folder),
  publish: (file, registry) => publishPackages(JSON.parse(readFileSync(file, 'utf8')), { registry }),
}

const [step, ...args] = process.argv.slice(2)
console.log(JSON.stringify((await steps[step](...args)) ?? null))
