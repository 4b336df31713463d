import { basename } from 'node:path'
import { bundlePackage } from './bundlePackage.js'
import { chunkTable } from './chunks.data.js'

// Run by the build of a package, in its folder.
const folder = process.cwd()
const rows = chunkTable[basename(folder)]
if (!rows) throw new Error(`The chunk table has no package ${basename(folder)}`)
for (const { fileName, code } of await bundlePackage(folder, rows)) console.log(`${fileName}: ${code.length}`)
