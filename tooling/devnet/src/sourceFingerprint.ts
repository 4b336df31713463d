import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isSource = (path: string): boolean => path.endsWith('.ts') && !/\.(test|test-d)\.ts$/.test(path)

/** Returns a fingerprint of the repository at `root`, which changes with any source file and any dependency version. */
export function sourceFingerprint(root: string): string {
  const packages = join(root, 'packages')
  const files = readdirSync(packages).flatMap((name) => {
    const sources = join(packages, name, 'src')
    if (!existsSync(sources)) return []
    const found = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isSource)
    return [join(packages, name, 'package.json'), ...found.map((path) => join(sources, path))]
  })
  const hash = createHash('sha256')
  for (const path of [join(root, 'pnpm-lock.yaml'), ...files.sort()])
    hash.update(`\n${path}\n`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 32)
}
