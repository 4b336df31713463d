import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const here = fileURLToPath(new URL('..', import.meta.url))

/** Builds the frame in a separate folder with any environment. Returns its files by path. */
async function buildFrame(env: NodeJS.ProcessEnv): Promise<ReadonlyMap<string, Buffer>> {
  const top = mkdtempSync(join(tmpdir(), 'kit-frame-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  symlinkSync(join(here, '../../tooling'), join(top, 'tooling'))
  const root = join(top, 'apps/wallet-frame')
  for (const name of ['build', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(here, name), join(root, name), { recursive: true })
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
  })
  const entries = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.sort().map((path) => [path.slice(join(root, 'dist/').length), readFileSync(path)]))
}

const digestOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

it('the frame build produces the same bytes in two folders, and a digest for every script but the worker’s', async () => {
  const [first, second] = await Promise.all([buildFrame({ NODE_ENV: 'test', TZ: 'Asia/Tokyo' }), buildFrame({})])
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const [path, bytes] of first) expect(second.get(path)?.equals(bytes), path).toBe(true)

  const page = first.get('index.html')?.toString() ?? ''
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  const scripts = [...first].filter(([path]) => path.endsWith('.js') && !path.includes('vaultWorker'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(JSON.parse(map)).toEqual({
    integrity: Object.fromEntries(scripts.map(([path, bytes]) => [`/${path}`, digestOf(bytes)])),
  })
  const tags = page.match(/<(?:script|link)[^>]*\.js"[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(0)
  for (const tag of tags) {
    const path = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ''
    expect(tag).toContain(`integrity="${digestOf(first.get(path) ?? Buffer.of())}"`)
  }
  // The map must come before the first script.
  expect(page.indexOf('importmap')).toBeLessThan(page.search(/<(?:script|link)[^>]*\.js"/))
}, 120_000)
