import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Consumer, createConsumer } from './Consumer.js'
import { tarball } from './packed.js'
import { siwxRoute } from './pages.data.js'

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url))
// Transitive packages of the kit that the examples need, and the sign-in package.
const more = ['@kit/adapter', '@kit/api', '@kit/eip155', '@kit/modal', '@kit/react', '@kit/react-ui', '@kit/siwx']

/** Names of the folders in `examples/`. */
export const exampleNames: readonly string[] = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * Copies the examples unchanged and installs them at once with the packed packages, which must satisfy their version ranges. The Next app
 * gets a sign-in backend.
 */
export function installExamples(folder: string): Consumer {
  mkdirSync(folder, { recursive: true })
  const isOwn = (path: string): boolean => !/node_modules|dist|\.next/.test(path.slice(examples.length))
  cpSync(examples, folder, { recursive: true, filter: isOwn })
  mkdirSync(join(folder, 'next/app/api/siwx/[call]'), { recursive: true })
  writeFileSync(join(folder, 'next/app/api/siwx/[call]/route.ts'), siwxRoute)
  const named = exampleNames.flatMap((name) => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    return Object.keys(dependencies).filter((dependency) => dependency.startsWith('@kit/'))
  })
  const dependencies = Object.fromEntries([...named, ...more].map((name) => [name, tarball(name)]))
  const manifest = { name: 'examples', private: true, workspaces: exampleNames, dependencies }
  return createConsumer(folder, {}, { 'package.json': JSON.stringify(manifest) })
}
