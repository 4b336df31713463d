import { expect, it } from 'vitest'
import { needsWindow, type WindowFacts } from './needsWindow.js'

const facts: WindowFacts = {
  decision: 'approve',
  approval: 'auto',
  page: 'https://dapp.example',
  frame: 'https://wallet.dapp.example',
  detectsOcclusion: false,
}

it.each<[Partial<WindowFacts>, boolean]>([
  [{}, false],
  [{ page: 'https://wallet.dapp.example' }, false],
  [{ page: 'https://shop.wallet.dapp.example' }, false],
  [{ page: 'http://dapp.example' }, true],
  [{ page: 'https://app.example' }, true],
  // Hosting domains, whose subdomains belong to different owners, are not one site.
  [{ page: 'https://other.dapp.example' }, true],
  [{ page: 'https://app.example', detectsOcclusion: true }, false],
  [{ page: 'https://app.example', approval: 'frame' }, false],
  [{ detectsOcclusion: true, approval: 'window' }, true],
  [{ detectsOcclusion: true, decision: 'export' }, true],
  [{ detectsOcclusion: true, decision: 'export', approval: 'frame' }, false],
  [{ decision: 'passkey' }, false],
  [{ decision: 'passkey', page: 'https://app.example' }, true],
  [{ decision: 'passkey', page: 'https://app.example', detectsOcclusion: true }, false],
  [{ decision: 'passkey', page: 'https://app.example', approval: 'frame' }, true],
  [{ decision: 'passkey', detectsOcclusion: true, approval: 'window' }, true],
])('needsWindow with %o returns %s', (given, inWindow) => {
  expect(needsWindow({ ...facts, ...given })).toBe(inWindow)
})
