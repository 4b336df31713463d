import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFolder } from './compileFolder.js'

// npm run css [-- folder…] [--check]
const root = fileURLToPath(new URL('../../..', import.meta.url))
const args = process.argv.slice(2)
const check = args.includes('--check')
const named = args.filter((argument) => !argument.startsWith('--')).map((path) => resolve(path))
const all = ['packages', 'apps'].flatMap((room) =>
  readdirSync(`${root}${room}`).map((name) => `${root}${room}/${name}`),
)
const folders = (named.length > 0 ? named : all).filter(
  (path) => existsSync(`${path}/package.json`) || named.length > 0,
)

const results = folders.map((folder) => compileFolder(folder, !check))
const stale = results.flatMap((result) => result.stale)
const current = results.flatMap((result) => result.current)
for (const path of stale) console.log(`${check ? 'stale' : 'written'}: ${path}`)
console.log(`${current.length} style modules current, ${stale.length} ${check ? 'stale: run npm run css' : 'written'}`)
if (check && stale.length > 0) process.exitCode = 1
