// Copies the examples into the package before it is packed.
import { cpSync, rmSync } from 'node:fs'

const target = new URL('../examples', import.meta.url)
rmSync(target, { recursive: true, force: true })
const isOwn = (path) => !/[\\/](node_modules|dist|\.next)([\\/]|$)/.test(path)
for (const name of ['vite', 'next', 'vue', 'svelte', 'plain'])
  cpSync(new URL(`../../../examples/${name}`, import.meta.url), new URL(`examples/${name}`, `${target}/../`), {
    recursive: true,
    filter: isOwn,
  })
