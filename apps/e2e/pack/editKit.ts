import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Kits of the page: the name of each, `destroyed` for those that ended, and how often the page was loaded. */
type Kits = { readonly names: readonly string[]; readonly loads: number }

declare global {
  interface Window {
    /** Kits that the page created since it was loaded. */
    kits?: { readonly options: { readonly metadata: { readonly name: string } }; start(): void }[]
  }
}

/** Added to `kit.ts`, which the dev server doesn't check. */
const tracked = '\nObject.assign(window, { kits: [...(window.kits ?? []), kit] })\n'

/**
 * Serves an example with Vite's dev server, and edits `kit.ts` twice while a wallet is connected: the page isn't loaded again, keeps the
 * wallet, and has one live kit, the newest.
 *
 * @param connect Connects a wallet whose address the page then shows.
 */
export async function editKit(
  page: Page,
  folder: string,
  connect: () => Promise<void>,
  address: string,
): Promise<void> {
  const path = join(folder, 'src/kit.ts')
  const code = readFileSync(path, 'utf8')
  const write = (name: string) => writeFileSync(path, code.replace("name: 'My dapp'", `name: '${name}'`) + tracked)
  write('One')
  const port = String(await freePort())
  const vite = join(folder, '../node_modules/vite/bin/vite.js')
  const server = spawnGuarded(process.execPath, [vite, '--port', port, '--strictPort', '--host', '127.0.0.1'], {
    cwd: folder,
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const read = async (): Promise<Kits> => ({ names: await page.evaluate(namesOfKits), loads })
  try {
    await expect.poll(() => page.goto(`http://127.0.0.1:${port}`).catch(() => null), { timeout: 60_000 }).toBeTruthy()
    await connect()
    await page.getByText(address).waitFor()
    // The server loads the page again when it finds libraries that it hasn't bundled yet. After this load, it has all of them.
    await page.reload()
    await page.getByText(address).waitFor()
    loads = 0
    expect(await read()).toEqual({ names: ['One'], loads: 0 })
    for (const names of [
      ['destroyed', 'Two'],
      ['destroyed', 'destroyed', 'Three'],
    ]) {
      write(names.at(-1) ?? '')
      await expect.poll(read).toEqual({ names, loads: 0 })
      await page.getByText(address).waitFor()
    }
  } finally {
    writeFileSync(path, code)
    await server.stop()
  }
}

/** Runs in the page. Starting a live kit again changes nothing; a destroyed one throws. */
function namesOfKits(): readonly string[] {
  return (window.kits ?? []).map((kit) => {
    try {
      kit.start()
      return kit.options.metadata.name
    } catch {
      return 'destroyed'
    }
  })
}
