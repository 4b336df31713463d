import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundledPackages } from './bundledPackages.js'
import { installTree } from './installTree.js'
import { isPermissive } from './isPermissive.js'
import { acceptedInPeers, statedElsewhere } from './licences.data.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const published = ['packages', 'apps']
  .flatMap((room) => readdirSync(join(root, room)).map((name) => join(root, room, name)))
  .filter((path) => existsSync(join(path, 'package.json')))
  .filter((path) => !JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).private)

const idOf = ({ name, version }: { readonly name: string; readonly version: string }) => `${name}@${version}`
const seen = new Set<string>()
const refused = new Map<string, string>()
for (const folder of published) {
  const own = [...installTree(folder), ...bundledPackages(folder)]
  const ownIds = new Set(own.map(idOf))
  for (const found of [...own, ...installTree(folder, true)]) {
    const id = idOf(found)
    seen.add(id)
    const isAccepted = !ownIds.has(id) && acceptedInPeers.some(({ name }) => name.test(found.name))
    if (!isAccepted && !isPermissive(statedElsewhere[id] ?? found.licence))
      refused.set(id, `${found.licence}  (${found.trail.join(' → ')})`)
  }
}
for (const [id, reason] of refused) console.log(`${id}: ${reason}`)
console.log(
  `${published.length} published packages install, hold or take as peers ${seen.size} packages, ${refused.size} not permissive`,
)
if (refused.size > 0 || seen.size === 0) process.exitCode = 1
