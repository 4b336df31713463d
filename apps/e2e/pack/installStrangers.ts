import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Consumer } from './Consumer.js'

const stranger = fileURLToPath(new URL('stranger/', import.meta.url))
const guide = new URL('../../../packages/core/src/testing/cosmos.ts', import.meta.url)

/**
 * Compiles a third-party feature and adapter with only the installed packages, packs them and installs the tarballs. The adapter is the
 * guide's. Leaves a page that uses both in the folder `page`.
 */
export function installStrangers(app: Consumer): void {
  cpSync(stranger, app.folder, { recursive: true })
  const adapter = readFileSync(guide, 'utf8').replace(/'\.\.\/adapter\.js'/, "'@kit/core/adapter'")
  cpSync(join(app.folder, 'feature/tsconfig.json'), join(app.folder, 'chain/tsconfig.json'))
  mkdirSync(join(app.folder, 'chain/src'))
  writeFileSync(join(app.folder, 'chain/src/cosmos.ts'), adapter)
  cpSync(fileURLToPath(new URL('verifyArbitrary.ts', guide)), join(app.folder, 'chain/src/verifyArbitrary.ts'))
  const tarballs = ['feature', 'chain'].map((name) => {
    app.run('tsc', ['-p', name])
    return `./${app.run('npm', ['pack', `./${name}`, '--silent']).trim()}`
  })
  app.run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', ...tarballs])
}
