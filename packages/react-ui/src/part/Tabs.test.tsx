import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageContext } from '../text/useText.js'
import { Tabs } from './Tabs.js'

const names = ['Ethereum', 'Solana', 'Polkadot', 'Bitcoin', 'Cosmos', 'Tron'].map((id) => ({ id, label: id }))

function Families() {
  const [current, setCurrent] = useState('Ethereum')
  return (
    <Tabs label="Families" tabs={names} current={current} onChange={setCurrent}>
      <p>{current}</p>
    </Tabs>
  )
}

async function show(dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const language = { text: String, locale: 'en', dir, has: () => false } as never
  await render(
    <LanguageContext.Provider value={language}>
      <div dir={dir} style={{ inlineSize: '240px' }}>
        <Families />
      </div>
    </LanguageContext.Provider>,
  )
}
const selected = () => page.getByRole('tab', { selected: true })
async function press(...keys: readonly string[]): Promise<readonly (string | null)[]> {
  const seen: (string | null)[] = []
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(selected().element())
    seen.push(selected().element().textContent)
  }
  return seen
}

describe('Tabs', () => {
  it('moves the selection and the focus with arrow keys, Home and End, around the ends', async () => {
    await show()
    ;(selected().element() as HTMLElement).focus()
    expect(await press('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'ArrowRight')).toEqual([
      'Solana',
      'Ethereum',
      'Tron',
      'Ethereum',
      'Tron',
      'Ethereum',
    ])
    await expect.element(page.getByRole('tabpanel', { name: 'Ethereum' })).toHaveTextContent('Ethereum')
  })

  it('follows the text direction with arrow keys', async () => {
    await show('rtl')
    ;(selected().element() as HTMLElement).focus()
    expect(await press('ArrowLeft', 'ArrowRight')).toEqual(['Solana', 'Ethereum'])
  })

  it.each(['ltr', 'rtl'] as const)(
    'scrolls tabs that do not fit on one line, and the selected one into view (%s)',
    async (dir) => {
      await show(dir)
      const list = page.getByRole('tablist').element()
      const tops = new Set([...list.children].map((tab) => tab.getBoundingClientRect().top))
      expect(tops.size).toBe(1)
      expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
      ;(selected().element() as HTMLElement).focus()
      await press('End')
      const [box, tab] = [list, selected().element()].map((element) => element.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ]
      expect(tab.left).toBeGreaterThanOrEqual(box.left)
      expect(tab.right).toBeLessThanOrEqual(box.right + 0.5)
    },
  )
})
