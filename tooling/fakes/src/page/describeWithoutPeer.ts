import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite } from 'vite'
import { afterAll, beforeAll, describe, vi } from 'vitest'

const conditions = ['@kit/source', 'module', 'import', 'browser', 'production']

const builders: { readonly [name: string]: (app: string, outDir: string) => Promise<unknown> } = {
  Vite: (app, outDir) =>
    buildByVite({
      root: app,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions },
      build: {
        outDir,
        modulePreload: false,
        rollupOptions: {
          input: join(app, 'main.js'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'main.js' },
        },
      },
    }),
  esbuild: (app, outdir) =>
    buildByEsbuild({
      absWorkingDir: app,
      entryPoints: ['main.js'],
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      conditions,
      logLevel: 'silent',
    }),
}

/** Tests an app that installed a package without its optional peer, built with several bundlers. `load` returns the package's exports. */
export function describeWithoutPeer<Page>(packageFolder: string, tests: (load: () => Promise<Page>) => void): void {
  describe.each(Object.entries(builders))('an app without the optional peer, built by %s', (name, build) => {
    let app: string
    beforeAll(async () => {
      app = await createApp(packageFolder)
    })
    afterAll(() => rm(app, { recursive: true }))
    // Vite dispatches load failures on `window`.
    vi.stubGlobal('window', new EventTarget())

    tests(async () => {
      // Below node_modules, so that the test's resolver doesn't process the build output.
      const outDir = join(app, 'node_modules', '.built', name)
      await build(app, outDir)
      return (await import(pathToFileURL(join(outDir, 'main.js')).href)) as Page
    })
  })
}

/** Creates the app folder with the dependencies from the package's manifest. */
async function createApp(packageFolder: string): Promise<string> {
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8')
  const { name, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(manifest)
  const app = await mkdtemp(join(tmpdir(), 'kit-peer-'))
  const modules = join(app, 'node_modules')
  const installed = join(modules, name)
  await mkdir(installed, { recursive: true })
  await cp(join(packageFolder, 'src'), join(installed, 'src'), { recursive: true })
  await writeFile(join(installed, 'package.json'), manifest)
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (peerDependenciesMeta?.[needed]?.optional === true) continue
    await mkdir(dirname(join(modules, needed)), { recursive: true })
    await symlink(join(packageFolder, 'node_modules', needed), join(modules, needed))
  }
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'app', type: 'module' }))
  await writeFile(join(app, 'main.js'), `export { ${name.slice('@kit/'.length)} } from '${name}'`)
  return app
}
