import { describe, expect, it } from 'vitest'
import { catalogues } from './catalogues.js'
import { type ExportedText, exportTexts } from './exportTexts.js'
import { importTexts } from './importTexts.js'
import { readCatalogue } from './readCatalogue.js'

/** Exports a language, changes some of its messages, and imports it. */
async function importChanged(locale: string, changes: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const file: Record<string, ExportedText> = { ...(await exportTexts(locale)) }
  for (const [key, message] of Object.entries(changes)) file[key] = { message, description: '' }
  return (await importTexts(file, locale)).problems
}

describe('importTexts', () => {
  it.each(['ar', 'de', 'ja', 'pt-BR'])('reads what exportTexts writes in %s, in the same order', async (locale) => {
    const { texts, problems } = await importTexts(JSON.parse(JSON.stringify(await exportTexts(locale))), locale)
    expect(problems).toEqual([])
    // A new feature is in English only.
    const read = await Promise.all(
      Object.keys(catalogues).map(async (id) => ({ id, found: await readCatalogue(id, locale) })),
    )
    const translated = read.filter(({ found }) => Object.keys(found).length > 0).map(({ id }) => id)
    expect(translated.length).toBeGreaterThan(10)
    expect(Object.keys(texts)).toEqual(translated)
    for (const [id, found] of Object.entries(texts)) {
      expect(found).toEqual(await readCatalogue(id, locale))
      expect(Object.keys(found)).toEqual(Object.keys(await readCatalogue(id, 'en')))
    }
  })

  it('rejects unknown catalogues and keys', async () => {
    expect(await importChanged('de', { 'nothing/send.amount': 'Betrag', toString: 'x', 'send/nothing': 'x' })).toEqual([
      'nothing/send.amount: expected a known key with a `message`',
      'toString: expected a known key with a `message`',
      'send/nothing: unknown key',
    ])
  })

  it('rejects missing texts and texts that are not strings', async () => {
    expect(await importChanged('de', { 'send/send.amount': '' })).toEqual(['send/send.amount: missing'])
    const file = { ...(await exportTexts('de')), 'send/send.amount': { message: 7 } }
    expect((await importTexts(file, 'de')).problems).toContain(
      'send/send.amount: expected a known key with a `message`',
    )
  })

  it.each([[undefined], [[]], ['text']])('rejects a file with %j', async (file) => {
    expect((await importTexts(file, 'de')).problems).toEqual(['expected an object with texts by key'])
  })

  it('rejects plural forms that the language lacks, and misses those that it has', async () => {
    const form = 'react-ui/allWallets.count'
    expect(await importChanged('de', { [`${form}|few`]: '{count} Wallets' })).toEqual([
      `${form}: few doesn’t exist in de`,
    ])
    expect(await importChanged('ar', { [`${form}|few`]: '' })).toEqual([`${form}: few is missing`])
    expect(await importChanged('de', { [form]: '{count} Wallets' })).toEqual([`${form}: has no plural forms`])
    expect(await importChanged('de', { 'send/send.amount|other': 'Betrag' })).toEqual([
      'send/send.amount: has plural forms, but English has none',
    ])
  })
})
