import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/repository.js'

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
 * Installs what pages import besides the packages of the site. These are the libraries of the adapters and of the guides' own files, in the
 * same instance as theirs, and the package that the guide to features writes.
 */
export function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules')
  for (const [name, by] of Object.entries(installed)) {
    const link = join(modules, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(root, 'packages', by, 'node_modules', name)), link)
  }
  cpSync(join(feature, 'package.json'), join(modules, 'tip-jar/package.json'))
  cpSync(join(feature, 'src'), join(modules, 'tip-jar/dist'), { recursive: true })
}
