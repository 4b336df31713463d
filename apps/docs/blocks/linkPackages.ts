import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/repository.js'
import { publishedPackages } from '../build/sourcePages.js'

/** Packages that pages import, by the package whose installation has them. */
const installed = {
  viem: 'wagmi',
  wagmi: 'wagmi',
  '@noble/curves': 'core',
  '@noble/hashes': 'core',
  '@scure/base': 'core',
}
const feature = join(root, 'apps/e2e/pack/stranger/feature')

/**
 * Installs what pages import: the packages of this repository, and the package that the guide to features writes. Libraries of the adapters
 * and of the guides' own files are linked too, in the same instance as theirs.
 */
export function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  const link = (name: string, target: string): void => {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(realpathSync(target), join(modules, name))
  }
  for (const folder of publishedPackages()) {
    const path = join(root, 'packages', folder)
    link(JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).name, path)
  }
  for (const [name, by] of Object.entries(installed)) link(name, join(root, 'packages', by, 'node_modules', name))
  cpSync(join(feature, 'package.json'), join(modules, 'tip-jar/package.json'))
  cpSync(join(feature, 'src'), join(modules, 'tip-jar/dist'), { recursive: true })
}
