import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { bundleServer } from './bundleServer.js'
import { repositoryRoot } from './repositoryRoot.js'
import { sourceFingerprint } from './sourceFingerprint.js'
import { startSourceServer } from './startSourceServer.js'

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-source-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('startSourceServer starts the server from its sources, with the files beside them', async () => {
  const server = await startSourceServer(['--port', '0', '--data', temporaryFolder()])
  onTestFinished(() => server.kill())
  const manifest = readFileSync(join(repositoryRoot(), 'packages/server/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  expect(execFileSync(process.execPath, [await bundleServer(), '--version'], { encoding: 'utf8' })).toBe(`${version}\n`)
})

it('startSourceServer reports why a server failed to start', async () => {
  await expect(startSourceServer(['--speed', '9'])).rejects.toThrow(/ended with code 1\n.*--speed/s)
})

it('bundleServer bundles again after any change: a source, a new one, a dependency', () => {
  const root = temporaryFolder()
  const seen: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('pnpm-lock.yaml', '')
  write('packages/core/package.json', '{}')
  for (const [path, text] of [
    ['packages/core/src/index.ts', 'a'],
    ['packages/core/src/index.ts', 'b'],
    ['packages/core/src/deep/more.ts', ''],
    ['packages/core/package.json', '{ "type": "module" }'],
    ['pnpm-lock.yaml', 'x'],
  ] as const) {
    write(path, text)
    seen.push(sourceFingerprint(root))
  }
  expect(new Set(seen).size).toBe(5)
  write('packages/core/src/index.test.ts', 'a test')
  expect(sourceFingerprint(root)).toBe(seen.at(-1))
})
