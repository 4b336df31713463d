import { type BrowserContext, expect } from '@playwright/test'

/** The remote wallet's page as its owner uses it. */
export type RemoteWalletPage = {
  /** Pastes a pairing link. */
  pair(link: string): Promise<void>
  /** Says yes to the question on screen. */
  approve(): Promise<void>
  reject(): Promise<void>
  expectQuestion(): Promise<void>
  /** The question on screen shows the picture of the app that asks. */
  expectPicture(): Promise<void>
  /** The question on screen offers the network, ticked. */
  expectNetwork(name: string): Promise<void>
  /** Unticks a network that the question on screen offers. */
  leaveOut(name: string): Promise<void>
  /** Selects the network of EVM in the session that there is. */
  selectNetwork(name: string): Promise<void>
  /** The question on screen has these words. */
  expectText(text: string): Promise<void>
  /** The wallet lists no app any more. */
  expectNoSession(): Promise<void>
  disconnect(): Promise<void>
  close(): Promise<void>
}

/** Opens the remote wallet on a device of its own. */
export async function openRemoteWallet(phone: BrowserContext, url: string): Promise<RemoteWalletPage> {
  const page = await phone.newPage()
  await page.goto(url)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  return {
    async pair(link) {
      await page.getByLabel('Pairing link').fill(link)
      await press('Connect')
    },
    approve: () => press('Approve'),
    reject: () => press('Reject'),
    expectQuestion: () => expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible(),
    expectPicture: () =>
      expect
        .poll(() =>
          page
            .getByRole('dialog')
            .locator('img')
            .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
        )
        .toContain(true),
    expectNetwork: (name) => expect(page.getByRole('checkbox', { name })).toBeChecked(),
    leaveOut: (name) => page.getByRole('checkbox', { name }).uncheck(),
    async selectNetwork(name) {
      await page.getByRole('combobox', { name: 'Network' }).selectOption({ label: name })
    },
    expectText: (text) => expect(page.getByRole('dialog')).toContainText(text),
    expectNoSession: () => expect(page.getByRole('button', { name: 'Disconnect', exact: true })).toHaveCount(0),
    disconnect: () => press('Disconnect'),
    close: () => page.close(),
  }
}
