import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundlePackage } from './bundlePackage.js'
import { chunkRowsOf } from './chunks.data.js'

// Run by the build of a package, in its folder.
const folder = process.cwd()
const has = (module: string): boolean => existsSync(join(folder, 'src', `${module}.ts`))
for (const { fileName, code } of await bundlePackage(folder, chunkRowsOf(basename(folder), has)))
  console.log(`${fileName}: ${code.length}`)
