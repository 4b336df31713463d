import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton, KitModal, KitUi, type UiOptions } from '../index.js'

// Quoted in docs/theme-and-texts.md.

const brand: UiOptions = {
  theme: 'dark',
  themeVariables: { accent: '#7c5cff', borderRadiusMaster: '2px', fontFamily: 'inherit' },
}

function Branded(): ReactElement {
  return (
    <KitUi {...brand}>
      <ConnectButton />
      <KitModal />
    </KitUi>
  )
}

const german: UiOptions = {
  locale: 'de',
  messages: {
    'connect.title': 'Wallet verbinden',
    'allWallets.count': { one: '{count} Wallet', other: '{count} Wallets' },
  },
}

const styleSheet = `
:root { --kit-accent: #0a7; }
@media (prefers-color-scheme: dark) { :root { --kit-accent: #3ca; } }
`

const card = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('[data-card]') as HTMLElement
const roleOf = (name: string) => getComputedStyle(card()).getPropertyValue(name).trim()
const show = async (children: ReactElement) => {
  const { kit } = createFixtureKit({ history: [{ name: 'Connect', data: undefined }] })
  await render(<KitProvider kit={kit}>{children}</KitProvider>)
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
}

it('theme variables apply to the button and the modal', async () => {
  await show(<Branded />)
  expect(roleOf('--accent')).toBe('#7c5cff')
  expect(getComputedStyle(card()).borderRadius).toBe('14px')
  expect(getComputedStyle(card()).colorScheme).toBe('dark')
})

it('texts of the app replace the kit’s, which remain for all other keys', async () => {
  await show(<KitModal {...german} />)
  await expect.element(page.getByRole('heading', { name: 'Wallet verbinden' })).toBeVisible()
  expect(document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')).toBe(
    'de',
  )
})

it('the page’s style sheet can set every theme variable', async () => {
  const style = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: styleSheet }))
  await show(<KitModal theme="light" />)
  expect(['#0a7', '#3ca']).toContain(roleOf('--accent'))
  style.remove()
})
