import { build } from 'vite'
import { weighChunks } from './src/measurePage.ts'
import { openedModules, pages } from './src/pages.data.ts'
import { readFileSync } from 'node:fs'
const want = process.argv.slice(2)
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'))
for (const [name, page] of Object.entries(pages as any)) {
  const p: any = page; const n = p.name ?? name
  if (want.length && !want.some((w) => n.includes(w))) continue
  const result: any = await build({ root: new URL('.', import.meta.url).pathname, configFile: false, logLevel: 'error',
    resolve: { conditions: ['@kit/source', 'module', 'browser', 'production', 'import', 'default'] },
    plugins: [{ name: 'page', resolveId: (id: string) => (id === 'virtual:page' ? '\0virtual:page' : undefined), load: (id: string) => (id === '\0virtual:page' ? p.source : undefined) }],
    build: { write: false, modulePreload: false, rollupOptions: { input: { page: 'virtual:page' } } } })
  const chunks = result.output.filter((f: any) => f.type === 'chunk')
  const { load, opened, all } = weighChunks(chunks, p.without ?? [], openedModules as any)
  console.log(n, { load, opened, all }, JSON.stringify(budgets[n]))
}
