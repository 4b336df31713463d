import { basename } from 'node:path'
import { bundlePackage } from './bundlePackage.js'
import { chunkRowsOf } from './chunks.data.js'

// Run by the build of a package, in its folder.
const folder = process.cwd()
for (const { fileName, code } of await bundlePackage(folder, chunkRowsOf(basename(folder))))
  console.log(`${fileName}: ${code.length}`)
