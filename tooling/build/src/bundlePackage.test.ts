import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundlePackage } from './bundlePackage.js'
import type { ChunkRow } from './chunks.data.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const dist = (name: string): string => readFileSync(join(folder, 'dist', name), 'utf8')

const manifest = JSON.stringify({
  exports: { '.': { default: './dist/index.js' }, './more': { default: './dist/more.js' } },
})

const sources = {
  'package.json': manifest,
  'dist/old/part.js': 'stale',
  'src/index.ts': `export { open } from './open.js'\nexport { Button } from './Button.js'`,
  'src/more.ts': `export { helper } from './helper.js'`,
  'src/open.ts': `/** Opens it. */\nexport const open = async () => (await import('./view.js')).show()`,
  'src/Button.tsx': `'use client'\nimport { useState } from 'react'\nexport const Button = () => <b>{useState(1)[0]}</b>`,
  'src/view.ts': `import { helper } from './helper.js'\nexport const show = () => helper(1)`,
  'src/helper.ts': 'export const helper = (x: number): number => x + 1',
}

const rows: readonly ChunkRow[] = [
  { moment: 'load', modules: ['open', 'Button'] },
  { moment: 'open', modules: ['view', 'more'] },
]

describe('bundlePackage', () => {
  it('writes a file for each entry and each row, and deletes older ones', async () => {
    write(sources)
    await bundlePackage(folder, rows)
    expect(
      readdirSync(join(folder, 'dist'), { recursive: true })
        .filter((name) => `${name}`.endsWith('.js'))
        .sort(),
    ).toEqual([
      'index.js',
      'more.js',
      'open.load.client.js',
      'open.load.js',
      'parts/index/open.load.client.js',
      'parts/index/open.load.js',
      'view.js',
    ])
  })

  it('keeps packages as imports, and the directive of client modules', async () => {
    write(sources)
    await bundlePackage(folder, rows)
    expect(dist('open.load.client.js')).toMatch(
      /^['"]use client['"];\nimport { useState } from "react";\nimport .* from "react\/jsx-runtime";/,
    )
    expect(dist('open.load.js')).not.toContain('use client')
    expect(dist('open.load.js')).not.toContain('Opens it')
  })

  it('imports a shared chunk by one export, so a page’s bundler can leave out its others', async () => {
    write(sources)
    await bundlePackage(folder, rows)
    expect(dist('open.load.js')).toContain('import("./view.js").then(({ viewCode }) => viewCode)')
    expect(dist('view.js')).toMatch(/const viewCode = { show }/)
    const code = (await import(join(folder, 'dist/view.js'))) as { readonly viewCode: { show(): number } }
    expect(code.viewCode.show()).toBe(2)
  })

  it('lets esbuild leave lazy code out of the files that a page loads first', async () => {
    write({
      ...sources,
      'package.json': JSON.stringify({ ...JSON.parse(manifest), name: 'kit', sideEffects: false }),
      // A page and a view of another package import this entry, which has code of both moments.
      'src/index.ts': `${sources['src/index.ts']}\nexport { show } from './view.js'`,
      'page.js': `import { open } from './dist/index.js'\nconsole.log(open, () => import('./other.js'))`,
      'other.js': `import { show } from './dist/index.js'\nconsole.log(show())`,
    })
    await bundlePackage(folder, rows)
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: ['page.js'],
      outdir: 'out',
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      metafile: true,
      external: ['react'],
    })
    const loaded = new Set(['out/page.js'])
    for (const name of loaded) {
      for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
        if (kind === 'import-statement') loaded.add(path)
      }
    }
    const modules = [...loaded].flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {}))
    expect(modules).toContain('dist/open.load.js')
    expect(modules).not.toContain('dist/view.js')
  })

  it('shares no file between the page and an entry for servers', async () => {
    write({
      ...sources,
      'package.json': JSON.stringify({ exports: { '.': './dist/index.js', './server': './dist/server/index.js' } }),
      'src/server/index.ts': `export { helper } from '../helper.js'`,
    })
    await bundlePackage(folder, [rows[0] as ChunkRow, { moment: 'open', modules: ['view'] }])
    expect(dist('server/index.js')).toContain('const helper =')
    expect(dist('server/index.js')).not.toContain('import')
  })

  it('refuses a shared chunk that exports all of another package', async () => {
    write({ ...sources, 'src/view.ts': `export * from 'react'\nexport { helper as show } from './helper.js'` })
    await expect(bundlePackage(folder, rows)).rejects.toThrow('view.ts must name what it exports of another package')
  })

  it('refuses chunks that import each other', async () => {
    write({
      ...sources,
      'src/open.ts': `import { Button } from './Button.js'\nexport const open = () => [Button, import('./view.js')]`,
      'src/Button.tsx': `'use client'\nimport { plain } from './plain.js'\nexport const Button = () => plain()`,
      'src/plain.ts': 'export const plain = () => null',
    })
    await expect(bundlePackage(folder, rows)).rejects.toThrow('Chunks import each other')
  })
})
