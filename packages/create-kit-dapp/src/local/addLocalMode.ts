import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addImport } from '../edit/addImport.js'
import { CreateError } from '../error/CreateError.js'

const vite = {
  url: 'import.meta.env.VITE_LOCAL_CHAIN',
  kit: 'src/kit.ts',
  folder: 'src',
  scripts: { local: 'node local.mjs vite', test: 'playwright test' },
}
const next = {
  url: 'process.env.NEXT_PUBLIC_LOCAL_CHAIN',
  kit: 'app/kit.ts',
  folder: 'app',
  scripts: { local: 'node local.mjs next dev', test: 'playwright test' },
}
const nextConfig = `import type { NextConfig } from 'next'

// Without a value, the bundler can't remove the code for a local chain, and its test wallet.
const config: NextConfig = { env: { NEXT_PUBLIC_LOCAL_CHAIN: process.env.NEXT_PUBLIC_LOCAL_CHAIN ?? '' } }

export default config
`
/** The script that starts a dapp, by framework. */
export const entries = {
  react: 'src/main.tsx',
  vue: 'src/main.ts',
  svelte: 'src/main.ts',
  plain: 'src/main.ts',
} as const

/** Lets an environment variable replace the real chains by a local one, and add a wallet with test funds. Other builds contain neither. */
export function addLocalMode(folder: string, framework: keyof typeof entries | 'next'): void {
  const { url, kit, scripts, folder: sources } = framework === 'next' ? next : vite
  editFile(folder, kit, (code) => {
    const networks = /( *)adapters: \[eip155\(\{ networks: (\[[^\]]*\]) \}\)\]/
    const [, indent = '', list] = networks.exec(code) ?? []
    const from = /'([^']+\/chains)'/.exec(code)?.[1]
    if (list === undefined || from === undefined) throw new CreateError(`${kit} has no networks.`)
    const lines = [
      'adapters: [',
      '  eip155({',
      `    networks: localUrl ? [{ ...anvil, rpcUrls: { default: { http: [localUrl] } } }] : ${list},`,
      '  }),',
      ']',
    ]
    const added = addImport(code, ['anvil'], from).replace(networks, lines.map((line) => indent + line).join('\n'))
    return addBelowImports(added, `\nconst localUrl = ${url}`)
  })
  const wallet = readFileSync(join(folder, 'testWallet.ts'), 'utf8')
  rmSync(join(folder, 'testWallet.ts'))
  writeFileSync(
    join(folder, sources, 'testWallet.ts'),
    wallet.replace('{localUrl}', framework === 'next' ? `${url} ?? ''` : url),
  )
  if (framework === 'next') {
    writeFileSync(join(folder, 'next.config.ts'), nextConfig)
    editFile(folder, 'app/Providers.tsx', (code) =>
      addImport(code, ['useEffect'], 'react').replace(
        /(\n {2}const \[kit\][^\n]*\n)/,
        `$1  useEffect(() => {\n    if (${url}) void import('./testWallet')\n  }, [])\n`,
      ),
    )
  } else
    editFile(folder, entries[framework], (code) =>
      addBelowImports(code, `\nif (${url}) await import('./testWallet${framework === 'react' ? '.ts' : ''}')`),
    )
  // `import.meta.env` needs Vite's types.
  if (framework === 'vue' || framework === 'svelte')
    editFile(folder, 'tsconfig.json', (text) => text.replace('"types": [', '"types": ["vite/client", '))
  editFile(folder, 'package.json', (text) => {
    const manifest = JSON.parse(text) as {
      scripts: Record<string, string>
      dependencies: Record<string, string>
      devDependencies: Record<string, string>
    }
    const range = Object.entries(manifest.dependencies).find(([name]) => name.startsWith('@kit/'))?.[1] ?? 'latest'
    const added = { '@foundry-rs/anvil': '^1.7.1', '@kit/testing': range, '@playwright/test': '^1.64.1' }
    const devDependencies = Object.entries({ ...manifest.devDependencies, ...added }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )
    return `${JSON.stringify(
      {
        ...manifest,
        scripts: { ...manifest.scripts, ...scripts },
        devDependencies: Object.fromEntries(devDependencies),
      },
      null,
      2,
    )}\n`
  })
}

/** Adds lines below the imports at the top of a file. */
export function addBelowImports(code: string, lines: string): string {
  const end = code.lastIndexOf('\nimport ')
  const at = code.indexOf('\n', end + 1) + 1
  return `${code.slice(0, at)}${lines}\n${code.slice(at)}`
}

/** Changes the text of a file. */
export function editFile(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
