import { expect, it } from 'vitest'
import { parseWallet } from './parseWallet.js'

it("parseWallet reads the link that opens the page in the wallet's own browser", () => {
  const fields = { id: 'a', name: 'A', browse_link: 'a://{href}' }
  expect(parseWallet(fields)?.browseLink).toBe('a://{href}')
})

it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'a b', '<img>', 9])(
  'parseWallet drops %s as a link',
  (link) => {
    const fields = { mobile_link: link, desktop_link: link, webapp_link: link, homepage: link, browse_link: link }
    expect(parseWallet({ id: 'a', name: 'A', ...fields })).toEqual({ id: 'a', name: 'A', chains: [] })
  },
)
