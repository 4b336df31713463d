import { createKit, parseInitialState } from '@kit/core'
import { createFakeAdapter, createFakePorts } from '@kit/fakes'
import { KitProvider } from '@kit/react'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useSiwx } from '../react/useSiwx.js'
import { serverSiwx } from '../serverSiwx.js'
import { siwx } from '../siwx.js'
import { ann, bob, createTestSiwx } from '../testing/createTestSiwx.js'
import type { SignedInAccount } from './SignedInAccount.js'

/** Returns the cookie of a user who has connected a wallet. */
async function visit(): Promise<string> {
  const page = await createTestSiwx({ hasModal: false })
  await page.connect(ann)
  return `kit.state=${encodeURIComponent(page.ports.stored.get('kit.state') ?? expect.fail('nothing stored'))}`
}

/** Renders the HTML of a request. */
function render(cookie: string | null, initialAccounts: readonly SignedInAccount[]): string {
  const initialState = parseInitialState(cookie)
  const ports = createFakePorts()
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => createFakeAdapter('eip155', [], {})],
    plugins: [siwx(serverSiwx({ url: '/api/siwx', initialAccounts }))],
    ports: { ...ports, platform: { ...ports.platform, kind: 'server' } },
    ...(initialState && { initialState }),
  })
  const Status = () => h('p', null, useSiwx().status)
  return renderToString(h(KitProvider, { kit: kit as never }, h(Status)))
}

describe('HTML of a server', () => {
  it('says that the user is signed in, given the cookie and the accounts of the session', async () => {
    const cookie = await visit()
    expect(render(cookie, [{ chainId: 'eip155:1', address: ann }])).toBe('<p>signedIn</p>')
  })

  it('has the status idle without the session, with that of another account, and without the cookie', async () => {
    const cookie = await visit()
    expect(render(cookie, [])).toBe('<p>idle</p>')
    expect(render(cookie, [{ chainId: 'eip155:1', address: bob }])).toBe('<p>idle</p>')
    expect(render(null, [{ chainId: 'eip155:1', address: ann }])).toBe('<p>idle</p>')
  })
})
