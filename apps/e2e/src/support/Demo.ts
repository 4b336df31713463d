import { expect, type Locator, type Page } from '@playwright/test'

/** The demo as users see it: everything by role and visible name. */
export class Demo {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The connect button of the page's header, connected or not. */
  get button(): Locator {
    return this.page.getByRole('navigation', { name: 'Wallet' }).getByRole('button').last()
  }

  /** The modal's dialog. */
  get modal(): Locator {
    return this.page
      .getByRole('dialog')
      .filter({ hasNot: this.page.getByRole('button', { name: 'Approve', exact: true }) })
  }

  /** The modal in the page, which shows its first view. */
  get inlineModal(): Locator {
    return this.card('Make it yours').getByRole('region')
  }

  /** A card of the page by its title. `Account` stands for `Your account`: the modal in the page is the region `Account`. */
  card(title: string): Locator {
    return this.page.getByRole('region', { name: title === 'Account' ? 'Your account' : title, exact: true })
  }

  /** The window of a test wallet. */
  prompt(wallet = 'Test Wallet'): Locator {
    return this.page.getByRole('dialog', { name: `${wallet} request`, exact: true })
  }

  /** A row of the modal's list. */
  row(name: string | RegExp): Locator {
    return this.modal.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
  }

  /** Sets how the wallet answers every prompt from now on. */
  async answer(
    mode: 'Ask me' | 'Approve all' | 'Reject all' | 'Never respond' | 'Throw',
    wallet = 'Test Wallet',
  ): Promise<void> {
    await this.card(wallet).getByLabel('When requested').selectOption({ label: mode })
  }

  /** Checks that there are pictures, that each is rendered, and that no letter replaces one. */
  async expectPictures(place: Locator): Promise<void> {
    const drawn = (): Promise<readonly boolean[]> =>
      place.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
    await expect.poll(drawn).toContain(true)
    await expect.poll(drawn).not.toContain(false)
    await expect(place.locator('[data-initial]')).toHaveCount(0)
  }

  async open(): Promise<void> {
    await this.button.click()
    await expect(this.modal).toBeVisible()
  }

  /** Closes the modal. Nothing behind it receives keys until it is closed. */
  async close(): Promise<void> {
    await this.modal.getByRole('button', { name: 'Close' }).click()
    await expect(this.modal).toBeHidden()
  }

  /** Disconnects the active connection in the menu of its account. */
  async disconnect(): Promise<void> {
    await this.open()
    await this.modal.getByRole('button', { name: 'More', exact: true }).click()
    await this.modal.getByRole('menuitem', { name: 'Disconnect' }).click()
    await this.expectStatus('disconnected')
  }

  /** Connects a test wallet that approves, from a disconnected page. */
  async connect(wallet = 'Test Wallet'): Promise<void> {
    await this.answer('Approve all', wallet)
    await this.open()
    await this.row(wallet).click()
    await expect(this.modal).toBeHidden()
    await this.expectStatus('connected')
  }

  /** The page's connections, of one namespace or all. */
  connections(namespace = ''): Locator {
    return this.card('Connections').getByRole('listitem').filter({ hasText: namespace })
  }

  /** Makes a namespace's connection active and waits until its network is shown. */
  async use({ namespace, network }: { readonly namespace: string; readonly network: string }): Promise<void> {
    const row = this.connections(namespace)
    await expect(row).toHaveCount(1)
    const button = row.getByRole('button', { name: /^Use / })
    await expect(button.or(row.getByText('active'))).toBeVisible()
    if (await button.isVisible()) await button.click()
    await expect(this.card('Account')).toContainText(`Network${network}`)
  }

  /** Result of the last signature or transfer. */
  outcome(title: 'Sign' | 'Send' | 'Permissions'): Locator {
    return this.card(title).getByRole('status')
  }

  async sign(): Promise<void> {
    await this.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  }

  /** Sends a small amount of the active chain's currency by command alone. */
  async send(): Promise<void> {
    await this.card('Send')
      .getByRole('button', { name: /^Send [\d.]+ / })
      .click()
  }

  /** Sends again a transfer that may have been sent: the first press is refused, the second confirms it. */
  async sendAgain(): Promise<void> {
    await this.send()
    await expect(this.outcome('Send')).toContainText('This may have been sent already.', { timeout: 30_000 })
    await this.card('Send').getByRole('button', { name: 'Send again' }).click()
  }

  /** Fills in the form of the modal and presses Send, which prompts the wallet. */
  async sendInModal(transfer: {
    readonly to: string
    readonly amount: string
    readonly token?: string
  }): Promise<void> {
    const { modal } = this
    await this.open()
    await modal.getByRole('button', { name: 'Send', exact: true }).click()
    if (transfer.token !== undefined) {
      await modal.getByRole('button', { name: /^Token: / }).click()
      await modal.getByRole('button', { name: new RegExp(`\\b${transfer.token}\\b`) }).click()
    }
    await modal.getByRole('textbox', { name: /^Amount/ }).fill(transfer.amount)
    await modal.getByRole('textbox', { name: /^To/ }).fill(transfer.to)
    await modal.getByRole('button', { name: 'Review' }).click()
    await modal.getByRole('button', { name: 'Send', exact: true }).click()
  }

  /** Waits until the transaction sent in the modal is mined, and stays there. */
  async expectConfirmed(): Promise<void> {
    await expect(this.modal.getByRole('heading', { name: 'Confirmed' })).toBeVisible({ timeout: 30_000 })
    await this.modal.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(this.modal).toBeHidden()
  }

  async expectMined(): Promise<void> {
    await expect(this.outcome('Send')).toContainText(/Mined in block \d+/, { timeout: 30_000 })
  }

  async expectStatus(status: 'connected' | 'disconnected' | 'connecting' | 'reconnecting'): Promise<void> {
    await expect(this.card('Account')).toContainText(`Status${status}`)
  }

  /** Opens the pairing view and returns the link that its copy button copies. */
  async copyPairingLink(): Promise<string> {
    const context = this.page.context()
    // Firefox has no such permissions, and its tests read the clipboard without them.
    if (context.browser()?.browserType().name() !== 'firefox')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.open()
    await this.row('Scan with your phone').click()
    return this.copyLink()
  }

  /** Presses the copy button of the open pairing view. */
  async copyLink(): Promise<string> {
    await this.modal.getByRole('button', { name: 'Copy link' }).click()
    const link = await this.page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    return link
  }
}
