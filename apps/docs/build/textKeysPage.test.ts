import { describe, expect, it } from 'vitest'
import { readCatalogues, textKeysPage } from './textKeysPage.js'

const catalogues = await readCatalogues()

describe('the page of text keys', () => {
  it('has every key of the modal and the features with its English text', () => {
    const page = textKeysPage(catalogues)
    for (const row of [
      '| `connect.title` | `Connect Wallet` |',
      '| `switchActive.title` | `Connect to {network}` |',
      '| `allWallets.count` | one: `{count} wallet`<br>other: `{count} wallets` |',
      '| `pay.title` | `Pay` |',
    ])
      expect(page).toContain(row)
    expect([...page.matchAll(/^\| `\w+\./gm)]).toHaveLength(
      [...catalogues.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0),
    )
  })

  it('reads a catalogue of each package with views', () => {
    expect([...catalogues.keys()]).toEqual(expect.arrayContaining(['react-ui', 'embedded', 'pay', 'smart-sessions']))
    expect(catalogues.size).toBeGreaterThan(10)
    for (const texts of catalogues.values())
      for (const text of Object.values(texts)) expect(JSON.stringify(text)).not.toContain('`')
  })
})
