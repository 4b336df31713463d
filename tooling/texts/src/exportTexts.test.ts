import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exportTexts } from './exportTexts.js'
import { isTag } from './isTag.js'
import { root } from './readCatalogue.js'
import { viewPictures } from './viewPictures.data.js'

describe('exportTexts', () => {
  it('has the translation, the English text, the most characters that fit, and a picture', async () => {
    expect((await exportTexts('de'))['send/send.amount']).toEqual({
      message: 'Betrag',
      description: 'Amount · at most 14 characters · docs/images/views/WalletSend-light.webp',
    })
  })

  it('names pictures that exist, of texts that exist', async () => {
    const exported = new Set(Object.keys(await exportTexts('ja')).map((key) => key.replace(/\|.*$/, '')))
    for (const [key, view] of Object.entries(viewPictures)) {
      expect(exported).toContain(key)
      expect(existsSync(`${root}docs/images/views/${view}-light.webp`)).toBe(true)
    }
  })

  it('has one entry for each plural form of the language, in the order of the sources', async () => {
    const forms = async (locale: string): Promise<readonly string[]> =>
      Object.keys(await exportTexts(locale)).flatMap(
        (key) => /^react-ui\/allWallets\.count\|(.+)$/.exec(key)?.slice(1) ?? [],
      )
    expect(await forms('ja')).toEqual(['other'])
    expect(await forms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  })

  it('has empty messages for a new language', async () => {
    const messages = Object.values(await exportTexts('sw')).map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(1000)
    expect(new Set(messages)).toEqual(new Set(['']))
  })
})

describe('isTag', () => {
  it.each(['de', 'pt-BR', 'zh-Hans'])('accepts %s', (tag) => expect(isTag(tag)).toBe(true))
  it.each(['', 'pt-br', '../de', 'de/x', 'not a tag'])('rejects "%s"', (tag) => expect(isTag(tag)).toBe(false))
})
