import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStatic } from '@kit/devnet/stack'
import { describe, expect, it } from 'vitest'
import { prepareConsumers, tarball } from './packed.js'
import { announceWallets } from './visitStrangers.js'

const { folder, browser } = prepareConsumers()
const guide = readFileSync(new URL('../../../docs/start/plain-html.md', import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/^```(?:html|js)\n([^`]+)^```/gm)].map(([, code = '']) => code)
const [html = '', script = '', importMap = '', imports = ''] = blocks

/** Writes the page of the guide beside the files of the packed package. */
function writePage(name: string, index: string, main: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  const archive = tarball('@kit/element').replace('file:', '')
  execFileSync('tar', ['-xzf', archive, '--strip-components=2', '-C', path, 'package/dist/kit'])
  writeFileSync(join(path, 'index.html'), index)
  writeFileSync(join(path, 'main.js'), main)
  return path
}

/** Connects a wallet in the page under a strict content security policy, and returns the scripts that it loaded before the press. */
async function connect(path: string, scripts: readonly string[] = []): Promise<readonly string[]> {
  const server = await startStatic({ folder: path, scripts })
  const page = await browser().newPage()
  const complaints: string[] = []
  const loaded: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (/Trusted|(script|style)-src/i.test(message.text())) complaints.push(message.text())
  })
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.addInitScript(announceWallets)
  try {
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByText('No wallet is connected.').waitFor()
    const atLoad = loaded.filter((name) => name.endsWith('.js'))
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Test Wallet/ })
      .click()
    await page.getByText('0x8ba1f109551bD432803012645Ac136ddd64DBA72').waitFor()
    expect(complaints).toEqual([])
    return atLoad
  } finally {
    await page.close()
    await server.stop()
  }
}

describe('the page of the guide for plain HTML', () => {
  it('connects a wallet from static files under a strict policy, after loading one file of the kit', async () => {
    const atLoad = await connect(writePage('plain', html, script))
    expect(atLoad).toEqual(['/main.js', '/kit/kit.min.js'])
  })

  it('connects a wallet with the names of the packages, under a policy with the hash of the import map', async () => {
    const [, map = ''] = /<script type="importmap">([^<]+)<\/script>/.exec(importMap) ?? []
    const hash = createHash('sha256').update(map).digest('base64')
    const index = html.replace('    <script type="module"', `${importMap}    <script type="module"`)
    const path = writePage('mapped', index, script.replace(/^import .*\n/, imports))
    expect(await connect(path, [`'sha256-${hash}'`])).toEqual(['/main.js', '/kit/kit.min.js'])
  })
})
