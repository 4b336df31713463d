import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vitepress'
import { app, pagesFolder } from './repository.js'
import { writeMarkdown } from './writeMarkdown.js'
import { writePages } from './writePages.js'
import { writeReference } from './writeReference.js'

await writePages()
cpSync(join(app, 'public'), join(pagesFolder, 'public'), { recursive: true })
await writeReference()
await build(app)
writeMarkdown()
