import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Announces an EIP-6963 wallet and a Cosmos wallet. Runs in the page before its own code. */
export function announceWallets(): void {
  const accounts = ['0x8ba1f109551bD432803012645Ac136ddd64DBA72']
  const permitted = 'permitted by the test wallet'
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method === 'eth_chainId') return '0x1'
    // A wallet shares its accounts only after the user has connected it to the site.
    if (method === 'eth_accounts') return localStorage.getItem(permitted) === null ? [] : accounts
    if (method === 'eth_requestAccounts') {
      localStorage.setItem(permitted, 'true')
      return accounts
    }
    throw Object.assign(new Error('no such method'), { code: 4200 })
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'example.test',
  }
  const provider = { request, on() {}, removeListener() {} }
  const announce = (): void => {
    const detail = Object.freeze({ info, provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  const getKey = async () => ({ name: 'Main', bech32Address: `cosmos1${'q'.repeat(38)}` })
  Object.assign(window, { keplr: { enable: async () => {}, getKey } })
}

/** Visits every extension point of the modal that the third-party feature uses, and connects the third-party chain. */
export async function visitStrangers(page: Page, url: string): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const eventTypes = () => page.evaluate<readonly string[]>('eventTypes')
  await page.goto(url)
  await button('Connect Wallet').click()

  // A way to connect, a toast with its own text, and a timeline event.
  await button('Continue as a guest').click()
  await page.getByText('Thank you.').waitFor()
  expect(await eventTypes()).toContain('tip/given 1')

  // The account: an amount in place of the balance, an action, a row, a tab.
  await button(/Test Wallet/).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await button(/0x8b/).first().click()
  await page.getByText('1 given so far').waitFor()
  await page.getByText('1 tip given').waitFor()
  await page.getByText('Tips: 1').waitFor()

  // Its view keeps the modal open while the user is giving, and lets it close afterwards.
  await button('Give a tip').click()
  await page.getByRole('dialog', { name: 'Give a tip' }).waitFor()
  await button('Start').click()
  const before = await eventTypes()
  await button('Give').waitFor()
  await button('Close').click()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog', { name: 'Give a tip' }).isVisible()).toBe(true)
  expect(await eventTypes()).toEqual(before)
  await button('Give').click()
  await page.getByText('2 tips given').waitFor()
  expect(await page.evaluate('kit.plugins.tip.state.getState().count')).toBe(2)
  await button('Close').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  // A row of the settings.
  await page.evaluate(`kit.open({ view: 'Account' }), kit.modal.push('AccountSettings')`)
  await page.getByRole('dialog', { name: 'Settings' }).getByText('2 tips given').waitFor()

  // A second chain beside the connected one.
  await page.evaluate(`kit.open({ view: 'Connect' })`)
  await button(/Keplr/).click()
  await page.getByText('Interchain connected cosmos1').waitFor()

  // The user's language.
  await page.goto(`${url}?locale=ar`)
  await button(/0x8b|cosm/)
    .first()
    .click()
  await button('أعط إكرامية').click()
  await page.getByRole('dialog', { name: 'أعط إكرامية' }).waitFor()
  await button('ابدأ').waitFor()
}

/** Injects a Polkadot wallet. Runs in the page before its own code. */
export function injectPolkadot(): void {
  const account = { address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', name: 'Main', type: 'sr25519' }
  const subscribe = (notify: (accounts: readonly unknown[]) => void) => {
    notify([account])
    return () => {}
  }
  const enable = async () => ({ accounts: { get: async () => [account], subscribe }, signer: {} })
  Object.assign(window, { injectedWeb3: { 'test-dot': { version: '1', enable } } })
}
