import { expect, it } from 'vitest'
import { parseWallet } from './parseWallet.js'

it('knows the browsers of wallets that are reached so, and lets a directory say otherwise', () => {
  const phantom = { id: 'a', name: 'Phantom', rdns: 'app.phantom' }
  expect(parseWallet(phantom)?.browseLink).toBe('https://phantom.app/ul/browse/{href}?ref={origin}')
  expect(parseWallet({ ...phantom, browse_link: 'phantom://{href}' })?.browseLink).toBe('phantom://{href}')
})

it.each(['constructor', '__proto__', 'toString', 7, null])('takes nothing from an rdns like %s', (rdns) => {
  expect(parseWallet({ id: 'a', name: 'A', rdns })?.browseLink).toBeUndefined()
})

it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'a b', '<img>', 9])(
  'leaves out %s as a link',
  (link) => {
    const fields = { mobile_link: link, desktop_link: link, webapp_link: link, homepage: link, browse_link: link }
    expect(parseWallet({ id: 'a', name: 'A', ...fields })).toEqual({ id: 'a', name: 'A', chains: [] })
  },
)
