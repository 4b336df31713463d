import type { Kit } from '@kit/core'
import { createFixtureKit as createBareKit, fixtureConnectors } from '@kit/fixture'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { Subject } from 'rxjs'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { defineKitElements, type KitButtonElement } from './index.js'
import type { KitButtonElementProps } from './react.js'

function WalletButton({ kit }: { readonly kit: Kit }) {
  const give = (button: KitButtonElement | null) => {
    if (button) button.kit = kit
  }
  return <kit-button ref={give} label="Log in" />
}

it('server-rendered markup gives an element its kit by a ref, because React sets no properties on hydrated elements', async () => {
  defineKitElements()
  const { kit } = createBareKit()
  Object.assign(kit, { events$: new Subject() })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<WalletButton kit={kit} />)
  const errors: unknown[] = []
  const root = hydrateRoot(place, <WalletButton kit={kit} />, { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.poll(() => place.querySelector('kit-button')?.shadowRoot?.textContent).toBe('Log in')
  expect(errors).toEqual([])
})

it('elements in JSX take the typed props, and call the typed listeners', async () => {
  defineKitElements()
  const events = new Subject<object>()
  const { kit } = createBareKit({ states: { wallets: { connectors: fixtureConnectors } } })
  Object.assign(kit, { events$: events })
  const reported: string[] = []
  const shared: KitButtonElementProps = { kit, themeMode: 'dark' }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  let button: KitButtonElement | null = null
  root.render(
    <>
      <kit-button
        {...shared}
        ref={(element) => {
          button = element
        }}
        className="wide"
        label="Log in"
        hide-network
        onkit-connect={({ detail }) => reported.push(detail.connectorId)}
      />
      <kit-modal kit={kit} locale="ar" theme-mode="light" />
      {/* @ts-expect-error no size of the button */}
      <kit-button size="huge" hidden />
      {/* @ts-expect-error no element of the kit */}
      <kit-buton />
      {/* @ts-expect-error no kit */}
      <kit-modal kit={undefined as unknown as number | undefined} hidden />
    </>,
  )
  const shown = page.getByRole('button', { name: 'Log in' })
  await expect.element(shown).toBeVisible()
  expect(button).toMatchObject({ themeMode: 'dark', hideNetwork: true, className: 'wide' })
  events.next({ type: 'connection/connected', connectorId: 'example.fox' })
  expect(reported).toEqual(['example.fox'])
  await shown.click()
  await expect.element(page.getByRole('dialog', { name: 'ربط المحفظة' })).toBeVisible()
})
