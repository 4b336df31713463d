import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addParts } from './addParts.js'
import { type CreateDappOptions, createDapp, frameworks } from './createDapp.js'
import { chains, features } from './parts/parts.data.js'
import { partsOf } from './parts/partsOf.js'

const urls = { api: 'https://kit.shop.test', relay: 'wss://relay.shop.test' }
const every = [...chains, ...features].map(({ id }) => id)

function create(options: Partial<CreateDappOptions> = {}) {
  const folder = join(mkdtempSync(join(tmpdir(), 'create-kit-dapp-')), 'My Shop')
  const remaining = createDapp({ folder, framework: 'react', ...options })
  return { folder, remaining, read: (path: string) => readFileSync(join(folder, path), 'utf8') }
}

describe('createDapp', () => {
  it.each(frameworks)('creates a dapp with every part: %s', (framework) => {
    const { read, remaining } = create({ framework, parts: every, ...urls })
    expect(remaining).toEqual([])
    const kit = read(framework === 'next' ? 'app/kit.ts' : 'src/kit.ts')
    for (const { element } of partsOf(every, urls)) expect(kit).toContain(element)
    expect(kit).toContain('localUrl ? [{ ...anvil, ')
    const manifest = JSON.parse(read('package.json'))
    expect(manifest.name).toBe('my-shop')
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(every.map((id) => `@kit/${id}`)))
    expect(Object.keys(manifest.devDependencies)).toContain('@kit/testing')
    expect(read('.gitignore')).toContain('node_modules')
    expect(read('README.md')).toContain('npm run local')
    expect(read('.yarnrc.yml')).toContain('nodeLinker: node-modules')
  })

  it.each(frameworks)('lists every peer of what it adds, for strict package managers: %s', (framework) => {
    const { dependencies } = JSON.parse(create({ framework, parts: ['siwx'] }).read('package.json'))
    expect(dependencies).toMatchObject({ '@kit/core': expect.any(String), rxjs: expect.any(String) })
  })

  it('signs in at the kit-server of the dapp, or in the page without one', () => {
    const { api } = urls
    expect(create({ parts: ['siwx'], api }).read('src/kit.ts')).toContain(
      `serverSiwx({ url: '${api}', projectId: 'app'`,
    )
    expect(create({ parts: ['siwx'] }).read('src/kit.ts')).toContain('siwx(createSiwx({')
    expect(() => create({ parts: ['siwx'], api: 'kit.shop.test' })).toThrow('Invalid --api')
  })

  it('gives Next.js a value for the local chain at build time, so that it removes the test wallet without one', () => {
    const { read } = create({ framework: 'next' })
    expect(read('next.config.ts')).toContain(
      "env: { NEXT_PUBLIC_LOCAL_CHAIN: process.env.NEXT_PUBLIC_LOCAL_CHAIN ?? '' }",
    )
    expect(read('app/Providers.tsx')).toContain("if (process.env.NEXT_PUBLIC_LOCAL_CHAIN) void import('./testWallet')")
  })

  it.each([
    ['react', 'src/App.tsx', '<KitModal features={[sendFeature, siwxFeature]} />'],
    ['next', 'app/Providers.tsx', '<KitModal features={[sendFeature, siwxFeature]} />'],
    ['vue', 'src/App.vue', ':features="[sendFeature, siwxFeature]"'],
    ['svelte', 'src/App.svelte', 'features={[sendFeature, siwxFeature]}'],
    ['plain', 'src/main.ts', '.features = [sendFeature, siwxFeature]'],
  ] as const)('shows the views of features: %s', (framework, path, markup) => {
    const code = create({ framework, parts: ['send', 'siwx'] }).read(path)
    expect(code).toContain(markup)
    expect(code).toContain(
      "import { sendFeature } from '@kit/send/react'\nimport { siwxFeature } from '@kit/siwx/react'",
    )
  })

  it.each([
    ['react', 'src/main.tsx', 'src/App.tsx', ' theme="dark" theme="dark"'],
    ['next', 'app/layout.tsx', 'app/Providers.tsx', ' theme="dark"'],
    ['vue', 'src/main.ts', 'src/App.vue', ' theme-mode="dark" theme-mode="dark"'],
    ['svelte', 'src/main.ts', 'src/App.svelte', ' theme-mode="dark" theme-mode="dark"'],
    ['plain', 'src/main.ts', 'index.html', ' theme-mode="dark" theme-mode="dark"'],
  ] as const)('has the color scheme and accent of its options: %s', (framework, entry, page, attributes) => {
    const { read } = create({ framework, theme: 'dark', accent: '#7c5cff' })
    expect(read(entry)).toContain("\nimport './theme.css'\n")
    const rules = ['color-scheme: dark', '--kit-accent: #7c5cff']
    expect(read(join(dirname(entry), 'theme.css'))).toBe(`:root {\n  ${rules.join(';\n  ')};\n}\n`)
    expect(
      read(page)
        .match(/ theme(-mode)?="\w+"/g)
        ?.join(''),
    ).toBe(attributes)
  })

  it('refuses unknown frameworks, themes, colors and parts, missing URLs, and folders with content', () => {
    expect(() => create({ framework: 'angular' as 'vue' })).toThrow('Unknown framework: angular. Available: react')
    expect(() => create({ theme: 'sepia' as 'dark' })).toThrow('Unknown theme: sepia. Available: auto, light, dark')
    expect(() => create({ accent: '#7c5cff}' })).toThrow('Invalid --accent: #7c5cff}')
    expect(() => create({ parts: ['toString'] })).toThrow('Unknown part: toString. Available: solana')
    expect(() => create({ parts: ['swap'] })).toThrow('swap needs the URL of your kit-server: --api <url>')
    for (const api of ['kit.shop.test', "https://a.test/'+evil+'", 'javascript://a.test'])
      expect(() => create({ parts: ['swap'], api })).toThrow(`Invalid --api: ${api}`)
    const { folder } = create()
    expect(() => createDapp({ folder, framework: 'react' })).toThrow("isn't empty")
  })
})

describe('addParts', () => {
  it('extends the existing code, and adds nothing twice', () => {
    const { folder, read } = create({ parts: ['send'] })
    const added = addParts(folder, partsOf(['send', 'solana', 'portfolio'], {}))
    expect(added).toEqual({
      changed: expect.arrayContaining(['src/kit.ts', 'src/App.tsx']),
      packages: ['@kit/solana', '@solana/web3.js', '@kit/portfolio'],
      remaining: [],
    })
    expect(read('src/kit.ts').match(/send\(\)/g)).toHaveLength(1)
    expect(read('src/App.tsx')).toContain('features={[sendFeature, portfolioFeature]}')
    expect(addParts(folder, partsOf(['send', 'solana', 'portfolio'], {}))).toEqual({
      changed: [],
      packages: [],
      remaining: [],
    })
  })

  it('lists manual steps where the code is written another way', () => {
    const { folder, read } = create()
    writeFileSync(
      join(folder, 'src/kit.ts'),
      read('src/kit.ts').replace('plugins: [modal()]', 'plugins: listPlugins()'),
    )
    const { remaining } = addParts(folder, partsOf(['send'], {}))
    expect(remaining).toEqual([
      "send: plugins of createKit isn't an array literal, so nothing was added. Add send() manually.",
    ])
  })

  it('refuses folders without a dapp', () => {
    const folder = mkdtempSync(join(tmpdir(), 'create-kit-dapp-'))
    expect(() => addParts(folder, [])).toThrow('No package.json')
    writeFileSync(join(folder, 'package.json'), '{}')
    expect(() => addParts(folder, [])).toThrow('calls createKit')
  })
})
