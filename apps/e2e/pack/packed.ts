import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from '@kit/chromium'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Consumer } from './Consumer.js'
import type {} from './packOnce.js'
import type { EvmLibrary } from './pages.data.js'

/** The versions that consumers install. */
export const versions = {
  react19: { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.2.9', '@types/react-dom': '19.2.3' },
  react18: { react: '18.2.0', 'react-dom': '18.2.0', '@types/react': '18.2.79', '@types/react-dom': '18.2.25' },
  types: { typescript: '5.9.3', '@types/node': '20.19.25' },
  peers: { rxjs: '7.8.2', viem: '2.57.1' },
  tools: { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
} as const
/** Packages of chains other than EVM. */
export const otherChainPackages = /^(@solana|@polkadot|@walletconnect|@mysten|bitcoinjs-lib|sats-connect)/

const used = ['@kit/core', '@kit/adapter', '@kit/modal', '@kit/react', '@kit/react-ui']
// Text that only the code of another chain contains: its name could be in a label.
const otherChainCode = /TokenkegQfeZyi|injectedWeb3|ss58|sats-?connect|psbt|solana:sign|@solana|@polkadot|bc1q|xpub/i

/** Creates a folder for the consumers of a test file, and a browser that closes with the file. */
export function prepareConsumers(): { readonly folder: string; browser(): Browser } {
  const folder = mkdtempSync(join(inject('consumersFolder'), 'file-'))
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions)
  })
  afterAll(() => browser?.close())
  return { folder, browser: () => browser }
}

/** Returns the dependency specifier of a packed package. */
export function tarball(name: string): string {
  const path = new Map(inject('tarballs')).get(name)
  if (!path) throw new Error(`${name} was not packed`)
  return `file:${path}`
}

/** Returns the packages of a dapp. */
export function kit(library: EvmLibrary | 'solana' = 'viem'): Record<string, string> {
  const chains = library === 'solana' ? ['@kit/solana'] : ['@kit/eip155', `@kit/eip155-${library}`]
  return Object.fromEntries([...used, ...chains, '@kit/api'].map((name) => [name, tarball(name)]))
}

/** Returns files of a build that contain code of another chain, with that code. */
export function foreignFiles(consumer: Consumer, path: string): string[] {
  const scripts = consumer.scripts(path)
  expect(scripts.length).toBeGreaterThan(0)
  return scripts.flatMap((file) => {
    const match = otherChainCode.exec(file.text)
    return match ? [`${file.path}: …${file.text.slice(Math.max(0, match.index - 60), match.index + 60)}…`] : []
  })
}

/** Opens the page without connecting, and checks that the modal opens without errors or warnings. */
export async function openModal(page: Page, url: string): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|Content Security|Trusted/i.test(message.text()))
      complaints.push(message.text())
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  return complaints
}
