import { expect, it } from 'vitest'
import { needsWindow, type WindowFacts } from './needsWindow.js'

const facts: WindowFacts = {
  decision: 'approve',
  approval: 'auto',
  page: 'https://dapp.example',
  frame: 'https://wallet.dapp.example',
  tellsCover: false,
}

it.each<[Partial<WindowFacts>, boolean]>([
  [{}, false],
  [{ page: 'https://wallet.dapp.example' }, false],
  [{ page: 'https://shop.wallet.dapp.example' }, false],
  [{ page: 'http://dapp.example' }, true],
  [{ page: 'https://app.example' }, true],
  // Hosting domains, whose subdomains belong to different owners, are not one site.
  [{ page: 'https://other.dapp.example' }, true],
  [{ page: 'https://app.example', tellsCover: true }, false],
  [{ page: 'https://app.example', approval: 'frame' }, false],
  [{ tellsCover: true, approval: 'window' }, true],
  [{ tellsCover: true, decision: 'export' }, true],
  [{ tellsCover: true, decision: 'export', approval: 'frame' }, false],
  [{ decision: 'passkey' }, false],
  [{ decision: 'passkey', page: 'https://app.example' }, true],
  [{ decision: 'passkey', page: 'https://app.example', tellsCover: true }, false],
  [{ decision: 'passkey', page: 'https://app.example', approval: 'frame' }, true],
  [{ decision: 'passkey', tellsCover: true, approval: 'window' }, true],
])('needsWindow with %o returns %s', (given, inWindow) => {
  expect(needsWindow({ ...facts, ...given })).toBe(inWindow)
})
