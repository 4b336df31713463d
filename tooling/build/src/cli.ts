import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFolder } from './compileFolder.js'

// npm run css [-- folder…]
const root = fileURLToPath(new URL('../../..', import.meta.url))
const named = process.argv.slice(2).map((path) => resolve(path))
const all = ['packages', 'apps'].flatMap((room) =>
  readdirSync(`${root}${room}`).map((name) => `${root}${room}/${name}`),
)
const folders = (named.length > 0 ? named : all).filter(
  (path) => existsSync(`${path}/package.json`) || named.length > 0,
)

for (const path of folders.flatMap(compileFolder)) console.log(`compiled: ${path}`)
