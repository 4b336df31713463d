import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { app, pagesFolder, root } from './repository.js'
import { publishedPackages } from './sourcePages.js'

/**
 * Writes a page for each entry point of each published package below `/api/`, from its built declarations.
 *
 * @throws Error when a package isn't built, or TypeDoc reports a problem.
 */
export async function writeReference(): Promise<void> {
  const entries = publishedPackages().flatMap(entriesOf)
  const folder = join(pagesFolder, 'api')
  const application = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: join(app, 'tsconfig.reference.json'),
    entryPoints: entries.map(({ file }) => file),
    name: 'API',
    readme: 'none',
    outputs: [{ name: 'markdown', path: folder }],
    disableSources: true,
    excludeExternals: true,
    excludePrivate: true,
    skipErrorChecking: true,
    logLevel: 'Warn',
    validation: { notExported: false, invalidLink: false, notDocumented: false, rewrittenLink: false },
  })
  const options: Readonly<Record<string, unknown>> = {
    outputFileStrategy: 'modules',
    entryFileName: 'index',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useCodeBlocks: true,
    useHTMLAnchors: true,
    sanitizeComments: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    publicPath: '/api/',
  }
  for (const [name, value] of Object.entries(options)) application.options.setValue(name as 'name', value as string)
  const project = await application.convert()
  if (!project) throw new Error('TypeDoc could not read the declarations of the packages')
  for (const module of project.children ?? []) {
    const path = `/packages/${module.name}`
    const entry = entries.find(({ file }) => file.replace(/(\/index)?\.d\.ts$/, '').endsWith(path))
    module.name = entry?.name ?? module.name
  }
  await application.generateOutputs(project)
}

/** Returns the declarations of a package, and what users import, without the scope. */
function entriesOf(folder: string): readonly { readonly file: string; readonly name: string }[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  return Object.entries<{ types?: string }>(exports).flatMap(([path, { types }]) => {
    if (!types) return []
    const file = join(root, 'packages', folder, types)
    if (!existsSync(file)) throw new Error(`${file} is missing: build the package`)
    return [{ file, name: join(folder, path) }]
  })
}
