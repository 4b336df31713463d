import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from './bundledPackages.js'
import { installTree } from './installTree.js'
import { isPermissive } from './isPermissive.js'
import { statedElsewhere } from './licences.data.js'

const packages = fileURLToPath(new URL('../../../packages', import.meta.url))
const published = readdirSync(packages)
  .map((name) => join(packages, name))
  .filter((path) => existsSync(join(path, 'package.json')))
  .filter((path) => !JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).private)

const seen = new Set<string>()
const refused = new Map<string, string>()
for (const folder of published) {
  for (const { name, version, licence, trail } of [...installTree(folder), ...bundledPackages(folder)]) {
    const id = `${name}@${version}`
    seen.add(id)
    if (!isPermissive(statedElsewhere[id] ?? licence)) refused.set(id, `${licence}  (${trail.join(' → ')})`)
  }
}
for (const [id, reason] of refused) console.log(`${id}: ${reason}`)
console.log(
  `${published.length} published packages install or hold ${seen.size} packages, ${refused.size} not permissive`,
)
if (refused.size > 0 || seen.size === 0) process.exitCode = 1
