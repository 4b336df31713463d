import { type BrowserContext, expect } from '@playwright/test'

/** The remote wallet's page as its user sees it. */
export type RemoteWalletPage = {
  /** Pastes a pairing link. */
  pair(link: string): Promise<void>
  /** Approves the prompt on screen. */
  approve(): Promise<void>
  reject(): Promise<void>
  expectQuestion(): Promise<void>
  /** Expects the app's icon in the prompt. */
  expectPicture(): Promise<void>
  /** Expects the network in the prompt, checked. */
  expectNetwork(name: string): Promise<void>
  /** Unchecks a network in the prompt. */
  leaveOut(name: string): Promise<void>
  /** Selects the EVM network of the current session. */
  selectNetwork(name: string): Promise<void>
  /** Expects a text in the prompt. */
  expectText(text: string): Promise<void>
  /** Expects no connected apps. */
  expectNoSession(): Promise<void>
  disconnect(): Promise<void>
  close(): Promise<void>
}

/** Opens the remote wallet on a separate device. */
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
