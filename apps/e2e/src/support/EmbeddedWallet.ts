import type { StackConfig } from '@kit/devnet/stack'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Demo } from './Demo.js'
import { mailboxKey } from './mailboxKey.data.js'

type Mail = { readonly to: string; readonly text: string }

/** The embedded wallet as its user sees it: the fields of the modal, the emails, and the wallet’s frame. */
export class EmbeddedWallet {
  readonly demo: Demo
  readonly config: Pick<StackConfig, 'walletApiUrl' | 'serverUrl'>
  readonly email: string

  constructor(demo: Demo, config: Pick<StackConfig, 'walletApiUrl' | 'serverUrl'>, email: string) {
    this.demo = demo
    this.config = config
    this.email = email
  }

  get page(): Page {
    return this.demo.page
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title="Wallet"]')
  }

  /** Emails to the user, newest first. */
  async mails(): Promise<readonly Mail[]> {
    const response = await fetch(`${this.config.serverUrl}/dev/mailbox.json?key=${mailboxKey}`)
    const { mails } = (await response.json()) as { readonly mails: readonly Mail[] }
    return mails.filter(({ to }) => to === this.email)
  }

  /** Waits for a new email that matches. */
  async findInMail(pattern: RegExp, there: number): Promise<string> {
    let found: string | undefined
    await expect
      .poll(async () => {
        const mails = await this.mails()
        const newMails = mails.slice(0, mails.length - there)
        found = newMails.map(({ text }) => pattern.exec(text)?.[0]).find((text) => text !== undefined)
        return found
      })
      .toBeDefined()
    return found as string
  }

  /** Signs in on a new device: email, link, two digits, code. */
  async logIn(): Promise<void> {
    const there = (await this.mails()).length
    await this.demo.open()
    await this.demo.modal.getByLabel('Email address').fill(this.email)
    const digits = this.demo.modal.getByRole('status').filter({ hasText: /^\d{2}$/ })
    // An address gets one email per 30 seconds.
    await expect(async () => {
      await this.demo.modal.getByLabel('Email address').press('Enter')
      await expect(digits).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 45_000 })
    await this.approveDevice((await digits.textContent()) ?? '', there)
    await this.demo.modal.getByLabel('Code from the email').fill(await this.findInMail(/\b\d{6}\b/, there))
  }

  /** Signs in with a social account. Unlike an email sign-in, it can be repeated immediately. */
  async logInWith(provider: string, person: string): Promise<void> {
    await this.demo.open()
    const popup = await openLoginWindow(this.demo, await providerButton(this.demo, provider))
    await popup.getByRole('button', { name: `Log in as ${person}` }).click()
  }

  /** Follows the link of a new email, and enters the two digits there. */
  async approveDevice(match: string, there: number): Promise<void> {
    const mail = await this.page.context().newPage()
    await mail.goto(await this.findInMail(new RegExp(`${this.config.walletApiUrl}/device/\\S+`), there))
    await mail.getByRole('textbox').fill(match)
    await mail.getByRole('button').click()
    // A page that is closed during a navigation may never close.
    await expect(mail.getByRole('heading')).toHaveText('Device confirmed')
    await mail.close()
  }

  /** Saves the recovery code of a new wallet, and returns it. */
  async keepCode(): Promise<string> {
    const code = (await this.frame.getByLabel('Recovery code').textContent()) ?? ''
    await this.press('I’ve saved it')
    await this.frame.getByLabel('Last four characters of the code').fill(code.replaceAll('-', '').slice(-4))
    await this.press('Continue')
    return code
  }

  /** Enters the recovery code when the wallet asks for it. */
  async enterCode(code: string): Promise<void> {
    await this.frame.getByLabel('Recovery code').fill(code)
    await this.press('Unlock')
  }

  /** The account's address, as the demo shows it. */
  async account(): Promise<string> {
    return /0x[0-9a-fA-F]{40}/.exec((await this.demo.card('Account').textContent()) ?? '')?.[0] ?? ''
  }

  /** Waits until the frame has the height of its view, because moving elements can't be clicked reliably. */
  async waitForLayout(): Promise<void> {
    const frame = this.page.locator('iframe[title="Wallet"]')
    const content = this.frame.getByRole('main').locator('> *')
    await expect
      .poll(async () => {
        const [room, wanted] = await Promise.all([frame, content].map((each) => each.evaluate((e) => e.clientHeight)))
        return room === wanted
      })
      .toBe(true)
  }

  /** Opens a page of the wallet from the settings of its account. */
  async openPage(name: 'Recovery' | 'Devices' | 'Permissions' | 'Export' | 'Delete wallet'): Promise<void> {
    await this.demo.open()
    await this.demo.modal.getByRole('button', { name: 'Settings' }).click()
    await this.demo.modal.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  }

  /** Chooses the account that the wallet connects with. */
  async chooseAccount(name: 'Standard account' | 'Smart account'): Promise<void> {
    const { modal } = this.demo
    await this.demo.open()
    await modal.getByRole('button', { name: 'Settings' }).click()
    await modal.getByRole('button', { name: 'Account type' }).click()
    const row = modal.getByRole('button', { name: new RegExp(`^${name}`) })
    await row.click()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await this.demo.close()
  }

  /** Presses the button that opens the decision window, and waits for it. */
  async openWindow(): Promise<Page> {
    const opened = this.page.waitForEvent('popup')
    await this.press('Continue in new window')
    const popup = await opened
    await expect(popup.getByRole('main')).toBeVisible()
    return popup
  }

  /** Presses a button of the frame once it is armed, after reading to the end. Retries if the button was just disarmed. */
  async press(name: string): Promise<void> {
    const button = this.frame.getByRole('button', { name, exact: true })
    const unread = this.frame.getByText('Scroll to review everything.')
    await expect(async () => {
      const enabled = this.frame.locator('button:enabled').filter({ hasText: name })
      await expect(enabled.or(unread).first()).toBeVisible()
      if (await unread.isVisible())
        await this.frame.locator('html').evaluate((root) => root.scrollTo(0, root.scrollHeight))
      // A click counts only after the pointer moved within the frame, so it takes two steps.
      await this.frame.getByRole('main').hover({ position: { x: 40, y: 30 } })
      const received = await button.evaluateHandle((element) => {
        const press = { counts: false }
        element.addEventListener('click', () => Object.assign(press, { counts: true }), { once: true })
        return press
      })
      await button.click({ steps: 2 })
      // A closed frame has handled it.
      expect(await received.evaluate(({ counts }) => counts).catch(() => true)).toBe(true)
    }).toPass()
  }
}

/** Providers of the first line. The others are in the view behind it. */
const firstProviders = ['Google', 'X', 'Discord', 'Farcaster']

/** Returns the name of a provider's button, after opening the view that has it. */
export async function providerButton(demo: Demo, provider: string): Promise<string> {
  if (firstProviders.includes(provider)) return `Continue with ${provider}`
  await demo.modal.getByRole('button', { name: 'More ways to sign in' }).click()
  return provider
}

/** Presses a social login in the open modal, and waits for its window. */
export async function openLoginWindow(demo: Demo, name: string | RegExp): Promise<Page> {
  const opened = demo.page.waitForEvent('popup')
  await demo.modal.getByRole('button', { name, exact: true }).click()
  return opened
}
