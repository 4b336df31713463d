import { launchOptions } from '@kit/chromium'
import { startStatic } from '@kit/devnet/stack'
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import type { BuiltPage } from './buildPages.js'

/** A browser for measuring. */
export type BenchBrowser = {
  /** Serves a page until the browser is closed, and returns its URL. */
  serve(page: Pick<BuiltPage, 'folder'>): Promise<string>
  /** Runs work in a separate profile. */
  visit<T>(work: (page: Page) => Promise<T>, options?: BrowserContextOptions): Promise<T>
  close(): Promise<void>
}

/** Starts Chromium. */
export async function openBrowser(): Promise<BenchBrowser> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--enable-precise-memory-info'],
  })
  const ends: (() => Promise<void>)[] = []
  return {
    async serve({ folder }) {
      const server = await startStatic({ folder, port: 0, compresses: true })
      ends.push(server.stop)
      return server.url
    },
    async visit(work, options) {
      const context = await browser.newContext(options)
      try {
        const page = await context.newPage()
        // The runner's compiled functions use a helper that pages don't have.
        await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
        return await work(page)
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      for (const end of ends) await end()
    },
  }
}

/** Returns the button of the page. */
export const buttonOf = (page: Page): Locator => page.getByRole('button').first()

/** Returns whether the modal is open. Runs in the page. */
export const isModalOpen = (): boolean =>
  document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog[open]') instanceof Element
