import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { createElement as h, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ConnectButton, KitModal, NetworkButton } from './index.js'
import { mountModal } from './mount.js'

const [connection] = fixtureConnections

function page(kit: Parameters<typeof KitProvider>[0]['kit']) {
  return h(
    StrictMode,
    null,
    h(KitProvider, { kit }, h(ConnectButton, { showBalance: true }), h(NetworkButton), h(KitModal)),
  )
}

describe('server rendering', () => {
  it('needs no page: there is neither window nor document', () => {
    expect(typeof document).toBe('undefined')
    const error = vi.spyOn(console, 'error')
    const html = renderToString(page(createFixtureKit().kit))
    expect(html).toContain('Connect Wallet')
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('renders no inline style and nothing of the modal, so that a strict Content Security Policy blocks nothing', () => {
    const { kit } = createFixtureKit({ history: [{ name: 'Connect', data: undefined }] })
    const html = renderToString(page(kit))
    expect(html).not.toMatch(/ style=|<style|<dialog/)
  })

  it('hides the buttons until they are styled', () => {
    expect(renderToString(page(createFixtureKit().kit)).match(/<button[^>]* hidden=""/g)).toHaveLength(2)
  })

  it('does not start the kit', () => {
    const fixture = createFixtureKit()
    renderToString(page(fixture.kit))
    expect(fixture.calls).toEqual([])
  })

  it("renders the same for every user: the server's language is not used", () => {
    const { kit } = createFixtureKit({ platform: { languages: ['ar'] } })
    expect(renderToString(page(kit))).toContain('Connect Wallet')
  })

  it('renders the texts that the app passes', () => {
    const { kit } = createFixtureKit()
    const button = h(ConnectButton, { locale: 'ar', messages: { 'connect.title': 'ربط المحفظة' } })
    expect(renderToString(h(KitProvider, { kit }, button))).toContain('ربط المحفظة')
  })

  it('shows what the server knows about the user', () => {
    if (connection === undefined) throw new Error('No fixture.')
    const { kit } = createFixtureKit({
      states: { active: { status: 'connected', connection, account: connection.account } },
    })
    expect(renderToString(h(KitProvider, { kit }, h(ConnectButton)))).toContain('0x8b…4DBA72')
  })

  it('supports importing mountModal, which throws because there is no page', () => {
    const fixture = createFixtureKit()
    expect(() => mountModal({ kit: fixture.kit })).toThrow(/^mountModal\.target must be an element of the page/)
    expect(fixture.calls).toEqual([])
  })
})
