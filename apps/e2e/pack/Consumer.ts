import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A project outside the repository that uses the packages. */
export type Consumer = {
  readonly folder: string
  /** Runs a program of the consumer's own installation; throws with its output when it fails. */
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): string
  /** Runs a script of the consumer with the package manager that installed it. */
  runScript(name: string, args?: readonly string[], env?: Readonly<Record<string, string>>): string
  /** Updates a package as far as its range allows, with the package manager that installed it. */
  update(name: string): void
  /** Builds one of the consumer's projects, in a subfolder, while others are built. */
  build(path: string): Promise<void>
  /** Size of the installation in bytes, or of one scope of it. */
  installedBytes(scope?: string): number
  /** Names of the top-level installed packages. */
  installedNames(): readonly string[]
  /** Folders of all installed packages, including duplicates. */
  installedPaths(): readonly string[]
  /** Names that npm resolved, including the peers that it installs. */
  lockedNames(): readonly string[]
  /** Path and text of the JavaScript files below `path`. */
  scripts(path: string): readonly { readonly path: string; readonly text: string }[]
}

/** A package manager. Yarn is a current version, which lets packages import only what they depend on. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn'

/** The command of each package manager. Tests that install with Yarn download it, as Corepack does. */
export const managerCommands = {
  npm: ['npm'],
  pnpm: ['pnpm'],
  yarn: ['npm', 'exec', '--yes', '--package=@yarnpkg/cli-dist@4.12.0', '--', 'yarn'],
} as const

// How npm installs: what the manifest allows, only as far as it knows what to install, or exactly what the lockfile lists.
const npmInstalls = { npm: ['install'], resolve: ['install', '--package-lock-only'], locked: ['ci'] } as const

/**
 * Writes the files and installs the dependencies, as a user would.
 *
 * @param dependencies Version or tarball path by package name.
 * @param way Installs with this package manager. `resolve` stops when npm knows what it would install. `locked` installs what the
 * lockfile in `folder` lists, and fails if that differs from the manifest.
 */
export function createConsumer(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
  way: PackageManager | 'resolve' | 'locked' = 'npm',
): Consumer {
  const manifest = { name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies }
  const all = { 'package.json': JSON.stringify(manifest, null, 2), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string => {
    try {
      const all = { ...environment(folder), ...env }
      return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: all })
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command} ${args.join(' ')} failed\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
    }
  }
  const manager = way === 'pnpm' || way === 'yarn' ? way : 'npm'
  const [command, ...first] = managerCommands[manager]
  const npmFlags = ['--no-audit', '--no-fund', '--ignore-scripts']
  if (way === 'yarn') run(command, [...first, 'install'])
  else if (way === 'pnpm') run(command, ['install', '--no-frozen-lockfile', '--ignore-scripts', '--prefer-offline'])
  else run('npm', [...npmInstalls[way], ...npmFlags, '--prefer-offline'])
  const modules = join(folder, 'node_modules')
  return {
    folder,
    run,
    runScript: (name, args = [], env = {}) =>
      run(command, [...first, 'run', name, ...(manager === 'npm' ? ['--'] : []), ...args], env),
    update: (name) => {
      if (way === 'yarn') run(command, [...first, 'up', name])
      else if (way === 'pnpm') run(command, ['update', '--ignore-scripts', name])
      else run('npm', ['update', name, ...npmFlags])
    },
    build: (path) =>
      new Promise((done, reject) => {
        const options = { cwd: join(folder, path), env: environment(folder) }
        execFile('npm', ['run', 'build', '--silent'], options, (error, stdout, stderr) => {
          if (error) reject(new Error(`${path} was not built\n${stdout}${stderr}`, { cause: error }))
          else done()
        })
      }),
    installedBytes: (scope = '') =>
      filesBelow(join(modules, scope)).reduce((sum, path) => sum + statSync(path).size, 0),
    installedNames: () => packageNames(modules),
    installedPaths: () => lockedPaths(folder),
    lockedNames: () => lockedPaths(folder).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
    scripts: (path) =>
      filesBelow(join(folder, path))
        .filter((file) => /\.m?js$/.test(file))
        .map((file) => ({ path: file.slice(folder.length + 1), text: readFileSync(file, 'utf8') })),
  }
}

function environment(folder: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|VITEST|NODE_OPTIONS$)/.test(name),
  )
  return {
    ...Object.fromEntries(inherited),
    PATH: `${join(folder, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
    CI: '1',
  } as NodeJS.ProcessEnv
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** Packages for another platform are in the lockfile but not on disk. */
function lockedPaths(folder: string): string[] {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>
  }
  return Object.keys(lock.packages).filter((path) => path !== '' && !lock.packages[path]?.optional)
}

function packageNames(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    )
}
