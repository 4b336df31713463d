import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, it } from 'vitest'
import { createConsumer } from './Consumer.js'
import { connectDapp } from './connectDapp.js'
import { prepareConsumers } from './packed.js'

const { folder, browser } = prepareConsumers()
// Other kits add inline styles and set HTML.
const policy = "default-src 'self' 'unsafe-inline' data: blob:"
const dapps = fileURLToPath(new URL('../../../packages/migrate/stranger/', import.meta.url))

describe('dapps of other kits, before the codemod', () => {
  it.each(readdirSync(dapps))('build without a type error, and connect a wallet: %s', async (name) => {
    const path = join(folder, name)
    cpSync(join(dapps, name), path, { recursive: true })
    const manifest = readFileSync(join(path, 'package.json'), 'utf8')
    const dapp = createConsumer(path, {}, { 'package.json': manifest }, 'locked')
    await dapp.build('.')
    await connectDapp(browser(), join(path, 'dist'), name, policy)
  })
})
