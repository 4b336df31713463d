import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, KitUi, type UiOptions } from '@kit/react-ui'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../testing/openPage.js'

// Quoted in docs/guides/languages.md.

type Texts = NonNullable<UiOptions['messages']>

const welsh: Texts = {
  'connect.title': 'Cysylltu waled',
  'connect.installed': 'Wedi’u gosod',
  'connect.noWallet': 'Does gen i ddim waled',
  'allWallets.count': { one: '{count} waled', other: '{count} o waledi' },
}

const english: Texts = { 'connect.title': 'Log in' }

const languages: { readonly [locale: string]: Texts } = { 'en-US': english, 'ar-EG': {}, cy: welsh }

function Localized() {
  const [locale, setLocale] = useState('en-US')
  return (
    <KitUi locale={locale} messages={languages[locale] ?? {}}>
      <select aria-label="Language" value={locale} onChange={(event) => setLocale(event.target.value)}>
        {Object.keys(languages).map((tag) => (
          <option key={tag} value={tag}>
            {new Intl.DisplayNames(tag, { type: 'language' }).of(tag)}
          </option>
        ))}
      </select>
      <ConnectButton showBalance />
      <KitModal />
    </KitUi>
  )
}

const modal = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('[lang]') as HTMLElement
const select = (locale: string) => page.getByLabelText('Language').selectOptions(locale)

describe('guide to languages', () => {
  it('changes texts, direction, numbers and plurals with the locale', async () => {
    const { kit } = openPage()
    await render(
      <KitProvider kit={kit}>
        <Localized />
      </KitProvider>,
    )
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await select('cy')
    await page.getByRole('button', { name: 'Cysylltu waled' }).click()
    await expect.element(page.getByRole('heading', { name: 'Cysylltu waled' })).toBeVisible()
    await expect.element(page.getByText('Wedi’u gosod')).toBeVisible()
    // A text that the app doesn't have.
    await expect.element(page.getByRole('button', { name: 'What is a wallet?' })).toBeVisible()
    expect([modal().lang, modal().dir]).toEqual(['cy', 'ltr'])
    kit.close()
    await kit.connect({ connectorId: 'test.alder' })
    await expect.element(page.getByRole('button', { name: '1 ETH' })).toBeVisible()
    await select('ar-EG')
    await expect.element(page.getByRole('button', { name: '١ ETH' })).toHaveAttribute('dir', 'rtl')
    kit.open()
    await expect.poll(() => [modal().lang, modal().dir]).toEqual(['ar-EG', 'rtl'])
  })
})
