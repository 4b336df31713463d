import { describe, expect, it } from 'vitest'
import type { ScreenPage } from '../page/Page.js'
import { frameLocale } from './frameLocale.js'

const tagOf = (locale: string | undefined, ...languages: string[]) => {
  const dapp = () => (locale === undefined ? undefined : { locale }) as ReturnType<ScreenPage['dapp']>
  return frameLocale({ dapp, languages: () => languages }).tag
}

describe('frameLocale', () => {
  it('uses the page’s language if the browser has it', () => {
    expect(tagOf('ar', 'en-US', 'ar-EG')).toBe('ar')
    expect(tagOf('ar-EG', 'ar')).toBe('ar-EG')
    expect(tagOf('cy', 'en', 'cy-GB')).toBe('cy')
  })

  it('uses the browser’s language if the page requests one that the user does not read', () => {
    expect(tagOf('ar', 'en-US')).toBe('en-US')
    expect(tagOf('en', 'ar')).toBe('ar')
    expect(tagOf('cy', 'is')).toBe('en')
    for (const wrong of ['', 'x', '*', undefined]) expect(tagOf(wrong, 'ar-EG', 'en')).toBe('ar-EG')
    expect(tagOf('ar')).toBe('en')
  })
})
