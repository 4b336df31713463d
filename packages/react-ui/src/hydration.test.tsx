import { createFixtureKit, type Fixture, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buttonStyles } from './button/buttonStyles.js'
import { ConnectButton, KitModal, NetworkButton } from './index.js'

const [connection] = fixtureConnections

function Page({ fixture }: { readonly fixture: Fixture }) {
  return (
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <ConnectButton />
        <NetworkButton />
        <KitModal />
      </KitProvider>
    </StrictMode>
  )
}

describe('hydration', () => {
  afterEach(() => vi.restoreAllMocks())

  it('always matches the server output, even for a user with a language and a wallet', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<Page fixture={createFixtureKit()} />)
    const fixture = createFixtureKit({ platform: { languages: ['ar-EG', 'en'] } })
    // The stored state is available as soon as the kit starts.
    fixture.kit.start = () => {
      if (connection === undefined) throw new Error('No fixture.')
      const { account } = connection
      fixture.active.update((state) => ({ ...state, status: 'reconnecting', connection, account }))
    }
    const mismatch = vi.fn()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const error = vi.spyOn(console, 'error')
    const root = await act(() => hydrateRoot(place, <Page fixture={fixture} />, { onRecoverableError: mismatch }))
    expect(mismatch).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    const [button] = place.querySelectorAll('button')
    expect(button?.hidden).toBe(false)
    expect(button?.lang).toBe('ar-EG')
    expect(button?.textContent).toContain('0x8b…4DBA72')
    await act(() => root.unmount())
    vi.unstubAllGlobals()
    place.remove()
  })

  it('paints the button before any script if the style sheet is linked, and hides it otherwise', () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<Page fixture={createFixtureKit()} />)
    const adopted = document.adoptedStyleSheets
    document.adoptedStyleSheets = []
    const [button] = place.querySelectorAll('button')
    if (!button) throw new Error('No button.')
    expect(getComputedStyle(button).display).toBe('none')
    const linked = document.createElement('style')
    linked.textContent = buttonStyles
    document.head.append(linked)
    expect(getComputedStyle(button).display).toBe('inline-flex')
    expect(button.offsetHeight).toBe(44)
    linked.remove()
    document.adoptedStyleSheets = adopted
    place.remove()
  })

  it('shows the restored wallet in the first frame', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    const fixture = createFixtureKit()
    fixture.kit.start = () => {
      if (connection === undefined) throw new Error('No fixture.')
      const { account } = connection
      fixture.active.update((state) => ({ ...state, status: 'reconnecting', connection, account }))
    }
    const seen: string[] = []
    const root = createRoot(place)
    root.render(<Page fixture={fixture} />)
    await new Promise<void>((resolve) => {
      const look = (): void => {
        const words = place.querySelector('button')?.textContent
        if (words) seen.push(words)
        if (seen.length < 3) requestAnimationFrame(look)
        else resolve()
      }
      requestAnimationFrame(look)
    })
    expect(seen.every((words) => words.includes('0x8b…4DBA72'))).toBe(true)
    root.unmount()
    place.remove()
  })
})
