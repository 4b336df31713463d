import { createFakeClock } from '@kit/fakes'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createText } from '../text/createText.js'
import { en } from '../text/en.data.js'
import { LanguageContext } from '../text/useText.js'
import { DetailList } from './DetailList.js'

afterEach(() => {
  vi.restoreAllMocks()
})

it('DetailList confirms a copy next to the value that was pressed, without a toast', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const clock = createFakeClock()
  const fixture = createFixtureKit({ clock })
  const text = createText({ locale: 'en', messages: en, dir: 'ltr' })
  const copy = (value: string) => ({ text: value, label: `Copy ${value}` })
  await render(
    <KitProvider kit={fixture.kit}>
      <LanguageContext value={{ text, locale: 'en', dir: 'ltr', has: () => false }}>
        <DetailList
          details={[
            { label: 'Contract', value: '0x1', copy: copy('contract') },
            { label: 'Hash', value: '0x2', copy: copy('hash') },
          ]}
        />
      </LanguageContext>
    </KitProvider>,
  )
  const confirmed = (label: string) =>
    page.getByRole('definition').filter({ hasText: label }).getByRole('status').filter({ hasText: 'Copied' })
  await page.getByRole('button', { name: 'Copy hash' }).click()
  await expect.element(confirmed('Copy hash')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith('hash')
  expect(confirmed('Copy contract').query()).toBeNull()
  expect(fixture.calls.filter(({ command }) => command === 'showToast')).toEqual([])
  clock.advance(2_000)
  await expect.element(confirmed('Copy hash')).not.toBeInTheDocument()
})
