import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type StaticServer, startStatic } from './startStatic.js'

let parent: string
let server: StaticServer
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(parent, 'dist/assets'), { recursive: true })
  writeFileSync(join(parent, 'dist/index.html'), '<!doctype html>')
  writeFileSync(join(parent, 'dist/assets/a.js'), 'export {}')
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  server = await startStatic({ folder: join(parent, 'dist'), config: { answer: 42 }, connect: ['ws://localhost:1'] })
})
afterEach(async () => {
  await server.stop()
  rmSync(parent, { recursive: true })
})

function raw(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe('startStatic', () => {
  it('serves the page for any path without a file extension', async () => {
    for (const path of ['/', '/some/route']) {
      const response = await fetch(server.url + path)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toBe('<!doctype html>')
    }
  })

  it('compresses its files if it is to', async () => {
    const compressing = await startStatic({ folder: join(parent, 'dist'), compresses: true })
    onTestFinished(() => compressing.stop())
    const [plain, compressed] = await Promise.all([
      fetch(`${server.url}/assets/a.js`),
      fetch(`${compressing.url}/assets/a.js`),
    ])
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(await compressed.text()).toBe(await plain.text())
  })

  it('serves the HTML file that a path names, and the page for missing ones with status 404', async () => {
    const read = async (path: string) => {
      const response = await fetch(server.url + path)
      return [response.status, await response.text()]
    }
    mkdirSync(join(parent, 'dist/guides'))
    writeFileSync(join(parent, 'dist/guides/index.html'), 'guides')
    writeFileSync(join(parent, 'dist/errors.html'), 'errors')
    writeFileSync(join(parent, 'dist/404.html'), 'missing')
    writeFileSync(join(parent, 'dist.html'), 'outside')
    expect(await read('/')).toEqual([200, '<!doctype html>'])
    expect(await read('/errors')).toEqual([200, 'errors'])
    expect(await read('/guides/')).toEqual([200, 'guides'])
    expect(await read('/no/such/page')).toEqual([404, 'missing'])
    expect((await read('/errors.js'))[0]).toBe(404)
  })

  it('responds with 503 while the site is being built, if allowed to start early', async () => {
    const folder = join(parent, 'docs')
    await expect(startStatic({ folder })).rejects.toThrow('not built')
    const early = await startStatic({ folder, isBuilding: true })
    try {
      const waiting = await fetch(early.url)
      expect([waiting.status, waiting.headers.get('refresh')]).toEqual([503, '2'])
      mkdirSync(folder)
      writeFileSync(join(folder, 'index.html'), 'built')
      expect(await (await fetch(early.url)).text()).toBe('built')
    } finally {
      await early.stop()
    }
  })

  it('serves files that are built while it runs', async () => {
    const read = async (path: string) => (await fetch(server.url + path)).text()
    expect(await read('/assets/a.js')).toBe('export {}')
    writeFileSync(join(parent, 'dist/assets/a.js'), 'export const a = 1')
    expect(await read('/assets/a.js')).toBe('export const a = 1')
    rmSync(join(parent, 'dist/assets/a.js'))
    expect((await fetch(`${server.url}/assets/a.js`)).status).toBe(404)
    writeFileSync(join(parent, 'dist/assets/b.js'), 'export const b = 2')
    expect(await read('/assets/b.js')).toBe('export const b = 2')
    const head = await fetch(`${server.url}/assets/b.js`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('18')
    expect(await head.text()).toBe('')
  })

  it('serves the given configuration', async () => {
    expect(await (await fetch(`${server.url}/config.json`)).json()).toEqual({ answer: 42 })
  })

  it('sends the strict policy with the configured connections on every response', async () => {
    for (const path of ['/', '/assets/a.js', '/missing.js']) {
      const policy = (await fetch(server.url + path)).headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).toContain("connect-src 'self' ws://localhost:1;")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
    }
  })

  it('never serves files outside its folder', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt']) {
      expect(await raw(path)).toBe(404)
    }
    expect(await raw('/%00')).toBe(400)
    expect(await raw('/%zz')).toBe(400)
  })
})
