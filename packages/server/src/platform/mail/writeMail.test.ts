import { directionOfLocale, knownLocales } from '@kit/core/plugin'
import { describe, expect, it } from 'vitest'
import { codeMail } from './codeMail.js'
import { mailConfig } from './mailConfig.js'
import { writeMail } from './writeMail.js'

const mail = { to: 'alice@example.org', language: 'en', brand: undefined, subject: 'Hello', parts: [] } as const
const facts = { to: mail.to, code: '042042', origin: 'https://dapp.example', validForMs: 1_200_000 }
const styled = /<(p|h1|a|table|body)\b(?![^>]*\bstyle=")/

describe('writeMail', () => {
  it('writes the plain text without the title, which is the subject', () => {
    const parts = [
      { title: 'Hello' },
      'Your code:',
      { code: '042042' },
      { link: 'https://a.example' },
      { quiet: 'Bye' },
    ]
    const { text } = writeMail({ ...mail, parts })
    expect(text).toBe('Your code:\n\n    042042\n\nhttps://a.example\n\nBye\n')
  })

  it.each(knownLocales)(
    'repeats the language and direction on a table, for clients that remove <html>: %s',
    (language) => {
      const { html } = codeMail({ ...facts, language, brand: { name: 'My dapp', accent: '#2b61de' } })
      const body = html.slice(html.indexOf('<body'))
      const direction = directionOfLocale(language)
      expect(body).toMatch(new RegExp(`<table[^>]* lang="${language}" dir="${direction}"`))
      expect(body).toMatch(/<p dir="ltr"[^>]*>042042<\/p>/)
    },
  )

  it('styles each element inline, and overrides each color in dark mode', () => {
    const parts = [{ title: 'Hello' }, 'Text', { code: '1' }, { link: 'https://a.example' }, { quiet: 'Bye' }]
    const { html } = writeMail({ ...mail, brand: { name: 'My dapp', accent: '#ffcc00' }, parts })
    const body = html.slice(html.indexOf('<body'))
    expect(body).not.toMatch(styled)
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    const dark = html.slice(html.indexOf('prefers-color-scheme:dark'), html.indexOf('</style>'))
    const names = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, found = '']) => found.split(' '))
    expect(names.filter((name) => !dark.includes(`.${name}{`))).toEqual([])
    const elements = [...body.matchAll(/<\w+[^>]*style="[^"]*[;"](?:color|background):[^>]*>/g)].map(([tag]) => tag)
    expect(elements.filter((tag) => !tag.includes('class="') && !tag.includes('#ffcc00'))).toEqual([])
  })

  it('loads nothing from a server', () => {
    const { html } = codeMail({ ...facts, language: 'en', brand: { name: 'My dapp', accent: '#2b61de' } })
    expect(html).not.toMatch(/<(?:img|a|script|link)\b|url\(|@import|@font-face|src=/)
  })

  it('shows the name as text, and the accent above it', () => {
    const { html } = writeMail({ ...mail, brand: { name: '<b>Shop</b>', accent: '#FFCC00' } })
    expect(html).toContain('background:#FFCC00')
    expect(html).toContain('<bdi>&lt;b&gt;Shop&lt;/b&gt;</bdi>')
    expect(writeMail(mail).html).not.toContain('<bdi>')
  })
})

describe('mailConfig', () => {
  it('accepts a name and a color', () => {
    const brand = { name: 'Käse & Brot 🧀', accent: '#2B61DE' }
    expect(mailConfig.parse({ brand })).toMatchObject({ brand })
    expect(mailConfig.parse({ brand: { name: 'A' } })).toMatchObject({ brand: { name: 'A' } })
  })

  it.each([
    { name: '' },
    { name: ' Shop' },
    { name: 'Shop\r\nBcc: x@evil.example' },
    { name: 'Shop\u202e' },
    { name: 'a'.repeat(65) },
    { accent: 'red' },
    { accent: '#fff' },
    { accent: '#2b61de;background:url(//evil.example)' },
    { logo: 'https://dapp.example/logo.png' },
  ])('rejects a brand that could break a header or a style: %j', (brand) => {
    expect(mailConfig.safeParse({ brand }).success).toBe(false)
  })
})
