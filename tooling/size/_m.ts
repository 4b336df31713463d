import { measurePage } from './src/measurePage.ts'
import { pages, openedModules } from './src/pages.data.ts'
for (const n of process.argv.slice(2)) { const s = await measurePage(pages.find((p) => p.name === n)!, openedModules); console.log(n, s.load, s.opened, s.all) }
