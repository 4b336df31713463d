import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pictureFiles, pictureFolders } from './pictureFiles.js'

// pnpm -C packages/icons run pictures: copies the icons that we use from the collection into this package and into kit-server.
for (const folder of pictureFolders) rmSync(folder, { recursive: true, force: true })
for (const [path, text] of await pictureFiles()) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
