import { KitError } from '@kit/core'
import { createFixtureKit, type Fixture, fixtureConnectors } from '@kit/fixture'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ModalKit, type MountedModal, type MountModalOptions, mountModal } from '../mount.js'

const wallets = { connectors: fixtureConnectors }
const mounted: MountedModal[] = []

function mount(fixture: Fixture, options: Omit<MountModalOptions, 'kit'> = {}): MountedModal {
  const modal = mountModal({ kit: fixture.kit, theme: 'light', locale: 'en', ...options })
  mounted.push(modal)
  return modal
}

/** The page's own button opens the modal, which is already loaded when it is pressed. */
function openByButton(kit: ModalKit, button: HTMLElement): MountedModal {
  const modal = mountModal({ kit, theme: 'light', locale: 'en' })
  for (const sign of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(sign, modal.prepare)
  button.addEventListener('click', () => kit.open())
  return modal
}

const hosts = () => [...document.querySelectorAll('[data-kit=modal]')]
const frames = () => hosts().map((host) => host.shadowRoot?.querySelector('[data-theme]') as HTMLElement | null)
const called = (fixture: Fixture, command: string) => fixture.calls.filter((call) => call.command === command)

describe('mountModal', () => {
  afterEach(() => {
    for (const { unmount } of mounted.splice(0)) unmount()
  })

  it('starts the kit immediately, loads nothing, and opens with kit.open', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    mount(fixture)
    expect(called(fixture, 'start')).not.toHaveLength(0)
    await new Promise(requestAnimationFrame)
    expect(hosts()).toEqual([])
    expect(called(fixture, 'preload')).toEqual([])
    fixture.kit.open()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await page.getByRole('button', { name: /Fox Wallet/ }).click()
    expect(called(fixture, 'chooseWallet')).toHaveLength(1)
  })

  it('opens after mounting when it was opened before mounting', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    fixture.kit.open()
    mount(fixture)
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  })

  it('preloads invisibly before the button of the page is pressed', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    const button = document.createElement('button')
    button.textContent = 'Come in'
    document.body.append(button)
    mounted.push(openByButton(fixture.kit, button))
    await page.getByRole('button', { name: 'Come in' }).hover()
    await expect.poll(() => frames()[0]?.textContent).toContain('Fox Wallet')
    expect(page.getByRole('dialog').query()).toBeNull()
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    button.remove()
  })

  it('updates options while it is open, and resets one', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    const modal = mount(fixture)
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    modal.update({ theme: 'dark', locale: 'ar' })
    await expect.poll(() => frames().map((frame) => [frame?.dataset['theme'], frame?.dir])).toEqual([['dark', 'rtl']])
    modal.update({ theme: undefined })
    await expect.poll(() => frames().map((frame) => [frame?.dataset['theme'], frame?.dir])).toEqual([['auto', 'rtl']])
  })

  it('leaves nothing in the page when unmounted while open, and has no effect afterwards', async () => {
    const before = [document.documentElement.outerHTML, document.adoptedStyleSheets.length]
    const fixture = createFixtureKit({ states: { wallets } })
    const modal = mount(fixture)
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    modal.unmount()
    expect([document.documentElement.outerHTML, document.adoptedStyleSheets.length]).toEqual(before)
    expect(fixture.modal.getState().open).toBe(false)
    expect(called(fixture, 'destroy')).toEqual([])
    modal.unmount()
    modal.update({ theme: 'dark' })
    modal.prepare()
    fixture.kit.open()
    await new Promise(requestAnimationFrame)
    expect([document.documentElement.outerHTML, document.adoptedStyleSheets.length]).toEqual(before)
    fixture.kit.close()
    mount(fixture)
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('keeps modals of two kits in one page apart', async () => {
    const [one, two] = [createFixtureKit({ states: { wallets } }), createFixtureKit()]
    mount(one)
    mount(two, { theme: 'dark' }).prepare()
    one.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect
      .poll(() =>
        frames()
          .map((frame) => frame?.dataset['theme'])
          .sort(),
      )
      .toEqual(['dark', 'light'])
    await userEvent.keyboard('{Escape}')
    expect(called(one, 'modal.requestClose')).toHaveLength(1)
    expect(called(two, 'modal.requestClose')).toEqual([])
    expect(two.modal.getState().open).toBe(false)
  })

  it('renders an inline modal inside its target, even in another shadow root', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    const target = place.attachShadow({ mode: 'open' })
    mount(createFixtureKit({ states: { wallets }, options: { inline: true } }), { target })
    await expect.element(page.getByRole('region', { name: 'Connect Wallet' })).toBeVisible()
    expect(hosts()).toEqual([])
    mounted.splice(0)[0]?.unmount()
    expect(target.childNodes).toHaveLength(0)
    place.remove()
  })

  it('leaves nothing in the page when the kit is destroyed', () => {
    const { kit } = createFixtureKit()
    const start = () => {
      throw new KitError('kit/destroyed', { shortMessage: 'The kit was destroyed.' })
    }
    expect(() => mountModal({ kit: Object.assign(kit, { start }) })).toThrow('The kit was destroyed.')
    expect(document.querySelector('[data-kit]')).toBeNull()
  })

  it('throws for an invalid kit, a kit without a modal and an invalid target', () => {
    const { kit } = createFixtureKit()
    const { modal: _, ...without } = kit
    const wrong = (options: object) => () => mountModal(options as MountModalOptions)
    expect(wrong({ kit: {} })).toThrow(/^mountModal\.kit must be/)
    expect(wrong({ kit: without })).toThrow(
      /^mountModal\.kit must be .*modal\(\)\] \}\)\. Received: a kit without modal\(\)/,
    )
    expect(wrong({ kit, target: '#app' })).toThrow(
      /^mountModal\.target must be an element of the page\. Received: #app/,
    )
    expect(document.querySelector('[data-kit]')).toBeNull()
  })
})
