import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyPatch } from 'diff'
import { valid } from 'semver'
import { describe, expect, it } from 'vitest'
import { formatMigration } from './formatMigration.js'
import { type PeerId, peers } from './kits/peers.js'
import { migrate } from './migrate.js'
import { moveDapp, plantDapp } from './testing/moveDapp.js'

const from = 'rainbowkit'
const manifest = JSON.stringify({
  name: 'mint',
  dependencies: { '@rainbow-me/rainbowkit': '^2.2.0', react: '^19.0.0', viem: '^2.20.0', wagmi: '^2.9.0' },
})
const files = {
  'package.json': manifest,
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ appName: 'Mint', projectId: 'abc', chains: [mainnet] })
`,
}
const git = (folder: string, ...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], { cwd: folder, stdio: 'pipe' })
}

describe('migrate', () => {
  it('replaces packages, and raises peers to what the kit supports', () => {
    const { read, migration } = moveDapp(from, files)
    expect(JSON.parse(read('package.json')).dependencies).toEqual({
      '@kit/core': 'latest',
      '@kit/eip155-viem': 'latest',
      '@kit/react': 'latest',
      '@kit/react-ui': 'latest',
      '@kit/wagmi': 'latest',
      react: '^19.0.0',
      rxjs: '^7.8.2',
      viem: '^2.57.1',
      wagmi: '^2.19.5',
    })
    expect(migration.removed).toEqual(['@rainbow-me/rainbowkit'])
  })

  it('keeps a package that code still imports, and a newer major', () => {
    const newer = manifest.replace('"wagmi":"^2.9.0"', '"wagmi":"^3.7.7"')
    const { read, migration } = moveDapp(from, {
      ...files,
      'package.json': newer,
      'src/a.ts': "import { connectorsForWallets } from '@rainbow-me/rainbowkit'\nconnectorsForWallets([])\n",
    })
    expect(JSON.parse(read('package.json')).dependencies).toMatchObject({
      '@rainbow-me/rainbowkit': '^2.2.0',
      wagmi: '^3.7.7',
    })
    expect(migration.removed).toEqual([])
  })

  it('lists tests, styles and dynamic imports, and keeps their package', () => {
    const { left, migration } = moveDapp(from, {
      ...files,
      'src/a.css': "@import '@rainbow-me/rainbowkit/styles.css';\n",
      'src/a.test.ts': "vi.mock('@rainbow-me/rainbowkit')\n",
      'src/b.ts': "\nawait import('@rainbow-me/rainbowkit')\n",
    })
    expect(left).toEqual([
      'src/kit.ts:7 metadata',
      "src/b.ts:2 await import('@rainbow-me/rainbowkit')",
      "src/wagmi.ts:6 projectId: 'abc'",
      "src/a.css:1 @import '@rainbow-me/rainbowkit/styles.css';",
      "src/a.test.ts:1 vi.mock('@rainbow-me/rainbowkit')",
    ])
    expect(migration.removed).toEqual([])
  })

  it('writes nothing on a dry run, and its diff is what a run changes', () => {
    const { read, migration, folder } = moveDapp(from, files, { dryRun: true, force: false })
    expect([read('package.json'), read('src/wagmi.ts')]).toEqual([manifest, files['src/wagmi.ts']])
    expect(existsSync(join(folder, 'src/kit.ts'))).toBe(false)
    const patches = migration.diff.split(/^(?=--- )/m)
    const real = moveDapp(from, files)
    expect(migration.changed).toEqual(['src/wagmi.ts', 'src/kit.ts', 'package.json'])
    expect(
      patches.map((patch, index) => applyPatch(index === 1 ? '' : read(migration.changed[index] ?? ''), patch)),
    ).toEqual(migration.changed.map((path) => real.read(path)))
  })

  it('refuses a folder that git can’t restore, unless forced', () => {
    const folder = plantDapp(files)
    expect(() => migrate({ from, folder })).toThrow("isn't in a git repository")
    git(folder, 'init')
    expect(() => migrate({ from, folder })).toThrow('Commit or stash them, or pass --force')
    git(folder, 'add', '.')
    git(folder, 'commit', '-m', 'a')
    expect(migrate({ from, folder }).changed).toHaveLength(3)
    expect(() => migrate({ from, folder })).toThrow("doesn't use RainbowKit")
  })

  it('leaves files outside of the folder alone, also behind links', () => {
    const outside = plantDapp(files)
    const folder = plantDapp(files)
    symlinkSync(join(outside, 'src/wagmi.ts'), join(folder, 'src/linked.ts'))
    symlinkSync(join(outside, 'src'), join(folder, 'linked'))
    expect(migrate({ from, folder, force: true }).changed).toEqual(['src/wagmi.ts', 'src/kit.ts', 'package.json'])
    expect(readFileSync(join(outside, 'src/wagmi.ts'), 'utf8')).toBe(files['src/wagmi.ts'])
  })

  it('refuses folders without a dapp of the kit', () => {
    expect(() => migrate({ from, folder: plantDapp({}) })).toThrow('No package.json')
    expect(() => migrate({ from, folder: plantDapp({ 'package.json': '[' }) })).toThrow("isn't valid JSON")
    expect(() => moveDapp(from, {})).toThrow("doesn't use RainbowKit")
    expect(() => moveDapp('toString' as PeerId, {})).toThrow('Unknown kit: toString. Available: rainbowkit')
  })

  it('prints the changes, and what is left with its place and the guide', () => {
    const { migration } = moveDapp(from, files)
    expect(formatMigration(migration, false)).toBe(`Changed: src/wagmi.ts, src/kit.ts, package.json

Packages added: @kit/core, @kit/eip155-viem, @kit/react, @kit/react-ui, @kit/wagmi, rxjs

Packages removed: @rainbow-me/rainbowkit

Left for you to move (2):

src/kit.ts:7  metadata
  → Set \`url\` and \`description\` of your dapp, which wallets show.
    https://kit.example/kit/tree/main/docs/migrate/rainbowkit.md#2-change-the-providers

src/wagmi.ts:6  projectId: 'abc'
  → Pass \`walletConnect({ relayUrl })\` to \`connectors\` of \`createKit\`, with the URL of your relay.
    https://kit.example/kit/tree/main/docs/migrate/rainbowkit.md#wallets-on-other-devices

Next: npm install`)
  })
})

const fixtures = fileURLToPath(new URL('../stranger/', import.meta.url))

describe.each(Object.keys(peers) as PeerId[])('the codemod for %s', (peer) => {
  const plant = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      readdirSync(join(fixtures, peer), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(join(fixtures, peer).length + 1), readFileSync(path, 'utf8')]),
    )

  it('has a fixture with exact versions, and a lockfile with everything that they install', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(fixtures, peer, path), 'utf8'))
    const { dependencies, devDependencies, overrides } = read('package.json')
    const versions: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies, ...overrides }
    expect(Object.entries(versions).filter(([, version]) => valid(version) === null)).toEqual([])
    const { '': root, ...installed } = read('package-lock.json').packages
    expect(root).toMatchObject({ dependencies, devDependencies })
    for (const [name, version] of Object.entries(versions))
      expect(installed[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) })
  })

  it('moves its fixture completely, and changes nothing when it runs again', () => {
    const { folder, migration } = moveDapp(peer, plant())
    expect(migration.removed.length).toBeGreaterThan(0)
    expect(() => migrate({ from: peer, folder, force: true })).toThrow("doesn't use")
  })

  it('changes nothing when it runs again on a dapp with code that it can’t move', () => {
    const [removed = ''] = moveDapp(peer, plant()).migration.removed
    const { folder } = moveDapp(peer, { ...plant(), 'src/own.ts': `import { own } from '${removed}'\n\nown()\n` })
    const again = migrate({ from: peer, folder, force: true })
    expect(again.changed).toEqual([])
    expect(again.remaining.map(({ code }) => code)).toEqual(['own'])
  })

  it('names sections that its guide has', () => {
    const { guide, advice, setup } = peers[peer]
    const text = readFileSync(new URL(`../../../docs/migrate/${guide}.md`, import.meta.url), 'utf8')
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    const remaining = moveDapp(peer, plant()).migration.remaining.map((one) => one.guide.split('#')[1])
    const sections = [setup, ...Object.values(advice).map(([, section]) => section), ...remaining]
    expect(sections.filter((section) => !headings.includes(section ?? ''))).toEqual([])
  })

  it('keeps the text of everything that it can’t move', () => {
    const { folder, migration } = moveDapp(peer, plant())
    for (const { file, code } of migration.remaining)
      if (code !== 'metadata') expect(readFileSync(join(folder, file), 'utf8')).toContain(code)
  })
})
