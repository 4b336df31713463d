import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addParts } from './addParts.js'
import { CreateError } from './error/CreateError.js'
import { addLocalMode } from './local/addLocalMode.js'
import { partsOf, type ServiceUrls } from './parts/partsOf.js'
import { addStyle, checkStyle, type DappStyle } from './style/addStyle.js'

/** Frameworks that a dapp can be created with. */
export const frameworks = ['react', 'next', 'vue', 'svelte', 'plain'] as const

/** A framework of {@link frameworks}. */
export type Framework = (typeof frameworks)[number]

/** Options for {@link createDapp}. */
export type CreateDappOptions = ServiceUrls &
  DappStyle & {
    /** Folder to create. It must not exist, or be empty. Its name becomes the name of the package. */
    readonly folder: string
    readonly framework: Framework
    /** IDs of chains besides EVM, and of features. */
    readonly parts?: readonly string[]
  }

const examples = (folder: string): string => {
  const packed = fileURLToPath(new URL(`./examples/${folder}`, import.meta.url))
  return existsSync(packed) ? packed : fileURLToPath(new URL(`../../../examples/${folder}`, import.meta.url))
}

/**
 * Creates a dapp: an example of the framework, with the chains and features, a local chain and a test that connects a wallet.
 *
 * @returns Steps that are left to do by hand.
 * @throws {CreateError} If the folder isn't empty, an option is unknown or invalid, or the URL of a service is missing.
 * @example
 * createDapp({ folder: 'shop', framework: 'react', parts: ['send'] })
 */
export function createDapp({ folder, framework, parts = [], ...others }: CreateDappOptions): readonly string[] {
  if (!frameworks.includes(framework))
    throw new CreateError(`Unknown framework: ${framework}. Available: ${frameworks.join(', ')}`)
  const chosen = partsOf(parts, others)
  checkStyle(others)
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0) throw new CreateError(`${target} isn't empty.`)
  mkdirSync(target, { recursive: true })
  const source = examples(framework === 'react' ? 'vite' : framework)
  const isOwn = (path: string): boolean => !/^(node_modules|dist|\.next)$/.test(relative(source, path))
  cpSync(source, target, { recursive: true, filter: isOwn })
  writeTemplates(target)
  name(target)
  addLocalMode(target, framework)
  addStyle(target, framework, others)
  return addParts(target, chosen).remaining
}

/** Copies the files that every dapp has. Their names end in `.template`, because npm leaves a `.gitignore` out of packages. */
function writeTemplates(target: string): void {
  const templates = fileURLToPath(new URL('../template', import.meta.url))
  for (const path of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.template')) continue
    const file = join(target, path.slice(0, -'.template'.length))
    mkdirSync(dirname(file), { recursive: true })
    cpSync(join(templates, path), file)
  }
}

function name(target: string): void {
  const path = join(target, 'package.json')
  const { description: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const own =
    basename(target)
      .toLowerCase()
      .replace(/[^a-z0-9-._~]/g, '-')
      .replace(/^[._]/, '') || 'dapp'
  writeFileSync(path, `${JSON.stringify({ ...manifest, name: own, version: '0.0.0' }, null, 2)}\n`)
}
