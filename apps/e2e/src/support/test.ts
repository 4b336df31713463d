import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { scratchFolder } from '@kit/devnet'
import { type Family, type Stack, startStack } from '@kit/devnet/stack'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { Demo } from './Demo.js'
import { mailboxKey } from './mailboxKey.data.js'
import { reportInsertedText } from './reportInsertedText.js'

/** Options of the demo that a test can set. */
export type DemoOptions = {
  /** Chain library of the EVM adapter. */
  readonly library: 'viem' | 'ethers'
}

type TestFixtures = DemoOptions & {
  /** Device of the remote wallet: separate, because another tab would hide the page. */
  readonly phone: BrowserContext
  /**
   * Opens the demo in a new page with the drawer of test wallets; sign-in and the inline modal are off. `prepare` gets the page before it
   * loads. A script error or a policy violation fails the test.
   */
  openDemo(
    query?: Record<string, string>,
    context?: BrowserContext,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Demo>
}

/** Playwright's test with the whole local stack, one per worker, and the demo. */
export const test = base.extend<TestFixtures, { stack: Stack; families: readonly Family[] }>({
  /** Chains other than EVM that the stack runs. Tests that need some set `test.use({ families: […] })`. */
  families: [[], { scope: 'worker', option: true }],
  stack: [
    async ({ families }, use) => {
      const dataDir = await mkdtemp(join(scratchFolder(), 'kit-e2e-'))
      // Tests of a chain that can't run here skip themselves: see `expectRunning`.
      const stack = await startStack({ dataDir, families, mailboxKey, onMissing: () => {} })
      await use(stack)
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  library: ['viem', { option: true }],
  context: async ({ context }, use) => {
    await reportInsertedText(context)
    await use(context)
  },
  phone: async ({ browser }, use) => {
    const phone = await browser.newContext()
    await reportInsertedText(phone)
    await use(phone)
    await phone.close()
  },
  openDemo: async ({ stack, context: first, library }, use, test) => {
    const errors: string[] = []
    const pages: Page[] = []
    await use(async (query = {}, context = first, prepare = undefined) => {
      const page = await context.newPage()
      pages.push(page)
      await prepare?.(page)
      watchErrors(page, errors)
      const url = new URL(stack.config.demoUrl)
      for (const [name, value] of Object.entries({ library, drawer: 'open', signIn: 'off', live: 'off', ...query }))
        url.searchParams.set(name, value)
      await page.goto(url.href)
      const demo = new Demo(page)
      await demo.button.waitFor()
      return demo
    })
    // The page's content at the failure says more than the failed expectation.
    if (test.status !== test.expectedStatus)
      for (const page of pages) if (!page.isClosed()) console.log(await page.locator('body').ariaSnapshot())
    expect(errors, 'script errors and policy violations').toEqual([])
  },
})

/** Defines a test once per library of the EVM adapter. Separate projects would each start their own chains. */
export function testBoth(title: string, body: Parameters<typeof test>[2]): void {
  for (const library of ['viem', 'ethers'] as const)
    test.describe(library, () => {
      test.use({ library })
      test(title, body)
    })
}

/** Skips the test if the chain of a family can't run: Bitcoin needs `bitcoind`. */
export function expectRunning(stack: Stack, family: 'evm' | Family): void {
  test.skip(stack.nodes[family] === undefined, `No chain of ${family} can run here`)
}

/** Collects uncaught errors and violations of the page's content security policy. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type|hydrat/i.test(message.text())) errors.push(message.text())
  })
}

export { expect }
