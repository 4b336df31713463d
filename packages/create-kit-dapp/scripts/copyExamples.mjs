// Copies the examples that dapps are created from into the build.
import { cpSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../examples', import.meta.url))
const target = fileURLToPath(new URL('../dist/examples', import.meta.url))
rmSync(target, { recursive: true, force: true })
for (const name of ['vite', 'next', 'vue', 'svelte', 'plain']) {
  const source = `${root}/${name}`
  const isOwn = (path) => !/^(node_modules|dist|\.next)$/.test(relative(source, path))
  cpSync(source, `${target}/${name}`, { recursive: true, filter: isOwn })
}
