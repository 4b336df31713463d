import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createManage, keys } from '../../../test/createManage.js'
import { pressArmed } from '../../../test/pressArmed.js'
import { ApiFailure } from '../../failure/ApiFailure.js'
import type { ScreenPage } from '../../page/Page.js'
import { createPasskeys } from '../../passkey/createPasskeys.js'
import { WindowBlocked } from '../../passkey/Passkeys.js'
import { createScreen } from '../../window/createScreen.js'
import type { PageProps } from '../createPages.js'
import type { Manage } from '../Manage.js'
import { Delete } from './Delete.js'
import { Devices } from './Devices.js'
import { Export } from './Export.js'
import { Permissions } from './Permissions.js'
import { Recovery } from './Recovery.js'

const pageOf = (locale = 'en'): ScreenPage => ({
  dapp: () => ({ locale }) as ReturnType<ScreenPage['dapp']>,
  languages: () => [locale],
  theme: () => ({ themeMode: locale === 'en' ? 'light' : 'dark' }),
  watchTheme: () => () => undefined,
  show: () => undefined,
  hide: () => undefined,
})
const stop: (() => Promise<unknown>)[] = []
const fresh = new ApiFailure(403, 'fresh', 'A login within the last five minutes is required')
async function show(View: ComponentType<PageProps>, manage: Manage, given: { locale?: string; width?: number } = {}) {
  const { locale = 'en', width = 360 } = given
  await browser.viewport(width, 700)
  const abort = new AbortController()
  const closed = createScreen(pageOf(locale))
    .ask<{ manage: Manage }, void>(async () => View, { manage }, abort.signal)
    .catch((error) => error.code ?? 'aborted')
  stop.push(() => {
    abort.abort()
    return closed
  })
  await expect.element(browser.getByRole('main')).toBeVisible()
  return { closed, main: document.querySelector('main') as HTMLElement }
}

/** Options to create a passkey, as the server returns them. */
const creation = {
  challenge: 'AQ',
  rp: { name: 'Wallet' },
  user: { id: 'AQ', name: 'Bob', displayName: 'Bob' },
  pubKeyCredParams: [],
}

const button = (name: string) => browser.getByRole('button', { name, exact: true })

/** Signs in with the emailed code when the page asks for it. */
async function logIn(): Promise<void> {
  await button('Send code').click()
  await browser.getByLabelText('Code from the email').fill('123456')
}

afterEach(async () => {
  for (const each of stop.splice(0)) await each()
  await browser.viewport(700, 720)
})

describe.each(Object.entries({ Delete, Devices, Export, Permissions, Recovery }))('the page %s', (_, View) => {
  it.each([
    { locale: 'en', width: 360 },
    { locale: 'ar', width: 320 },
  ])('renders accessibly and without clipping in $locale, $width px', async (given) => {
    const { main } = await show(View, createManage().manage, given)
    await expect.poll(() => main.querySelectorAll('button').length).toBeGreaterThan(1)
    expect(main.scrollWidth).toBeLessThanOrEqual(given.width)
    const { violations } = await axe.run(main, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

describe('Recovery with a passkey window', () => {
  const opened = { focus: () => undefined, close: () => undefined }
  const press = async (): Promise<void> => {
    await button('Add a passkey').click()
    await button('Create passkey').click()
  }

  it('returns to the open window, and blocks other actions until it closes', async () => {
    let finish = (_: boolean): void => undefined
    const make = () => new Promise<boolean>((resolve) => (finish = resolve))
    const { manage } = createManage({
      preparePasskey: async () => ({ make, window: opened }),
      createRecovery: () => new Promise(() => undefined),
    })
    await show(Recovery, manage)
    await press()
    await expect.element(button('Show window')).toBeVisible()
    finish(true)
    await expect.element(button('Create a new recovery code')).toBeEnabled()
    await expect.element(button('Show window')).not.toBeInTheDocument()
    await button('Create a new recovery code').click()
    await expect.element(button('Create a new recovery code')).toBeDisabled()
    await expect.element(button('Show window')).not.toBeInTheDocument()
  })

  it('shows when the browser blocks the window', async () => {
    const make = () => Promise.reject(new WindowBlocked())
    const { manage } = createManage({ preparePasskey: async () => ({ make, window: opened }) })
    await show(Recovery, manage)
    await press()
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Allow pop-ups')
  })

  it('shows that no passkey was created when the user declines', async () => {
    const passkeys = createPasskeys({ inWindow: false, page: pageOf(), signal: new AbortController().signal })
    vi.spyOn(navigator.credentials, 'create').mockRejectedValueOnce(new DOMException('Declined', 'NotAllowedError'))
    const make = () => passkeys.make(creation).then(() => true)
    const { manage } = createManage({ preparePasskey: async () => ({ make, window: undefined }) })
    const { main } = await show(Recovery, manage)
    await button('Add a passkey').click()
    // Nothing but the buttons follows the introduction, which is centered above them.
    const [head, foot] = [...(main.querySelector('[data-decision]')?.parentElement?.children ?? [])]
    const gapAbove = (head?.getBoundingClientRect().top ?? 0) - main.getBoundingClientRect().top
    const gapBelow = (foot?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0)
    expect(Math.abs(gapAbove - gapBelow)).toBeLessThanOrEqual(16)
    await button('Create passkey').click()
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Couldn’t create a passkey. Try again.')
  })
})

describe('FreshLogin', () => {
  it('requests an emailed code first, then continues the action', async () => {
    let isFresh = false
    const { done, manage } = createManage({
      isFresh: async () => isFresh,
      enterCode: async () => {
        isFresh = true
      },
    })
    await show(Export, manage)
    await pressArmed(button('Continue'))
    await logIn()
    await button('Show: Recovery phrase').click()
    await expect.element(browser.getByText(keys.words)).toBeVisible()
    expect(done).toEqual([['sendCode']])
  })

  it('shows a wrong code, and requests a new one after it expires', async () => {
    const codes = [new ApiFailure(400, 'otp', ''), new ApiFailure(410, 'otp', '')]
    const { manage } = createManage({
      isFresh: async () => false,
      enterCode: async () => {
        throw codes.shift()
      },
    })
    await show(Export, manage)
    await pressArmed(button('Continue'))
    await logIn()
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Incorrect code')
    await browser.getByLabelText('Code from the email').fill('654321')
    await expect.element(browser.getByRole('alert')).toHaveTextContent('expired')
    await expect.element(button('Send code')).toBeVisible()
  })

  it('sends another code while the code is awaited', async () => {
    const { done, manage } = createManage({ isFresh: async () => false })
    await show(Export, manage)
    await pressArmed(button('Continue'))
    await button('Send code').click()
    await browser.getByLabelText('Code from the email').fill('123')
    await button('Resend code').click()
    await expect.element(browser.getByLabelText('Code from the email')).toHaveValue('')
    expect(done).toEqual([['sendCode'], ['sendCode']])
  })

  it('keeps the recovery code when the five minutes expire while the user writes it down', async () => {
    const kept: unknown[] = []
    const { manage } = createManage({
      saveRecovery: async (recovery) => {
        kept.push(recovery.code)
        if (kept.length === 1) throw fresh
      },
    })
    await show(Recovery, manage)
    await button('Create a new recovery code').click()
    await pressArmed(button('I’ve saved it'))
    await browser.getByLabelText('Last four characters of the code').fill('QRS9')
    await pressArmed(button('Continue'))
    await logIn()
    await expect.element(browser.getByText('Your new code is active', { exact: false })).toBeVisible()
    expect(kept).toEqual(['01234-56789-ABCDE-FGHJK-MNPQR-S9', '01234-56789-ABCDE-FGHJK-MNPQR-S9'])
  })
})

describe('Export', () => {
  it('shows nothing until it is pressed, and hides it again', async () => {
    const { main } = await show(Export, createManage().manage)
    await pressArmed(button('Continue'))
    await button('Show: Recovery phrase').click()
    await expect.element(browser.getByText(keys.words)).toBeVisible()
    for (const key of [keys.eoa, keys.owner, keys.solana]) expect(main.textContent).not.toContain(key)
    await button('Hide: Recovery phrase').click()
    expect(main.textContent).not.toContain(keys.words)
  })

  it('shows nothing when the server can’t record the export', async () => {
    const { manage } = createManage({
      exportKeys: async () => {
        throw new ApiFailure(0, 'network', '')
      },
    })
    await show(Export, manage)
    await pressArmed(button('Continue'))
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Can’t reach the wallet server')
  })
})

describe('Devices', () => {
  it('removes a device after confirmation, but never the current one', async () => {
    const { done, manage } = createManage()
    await show(Devices, manage)
    await expect.element(browser.getByText('Chrome on Android')).toBeVisible()
    await button('Remove').click()
    await button('Cancel').click()
    expect(done).toEqual([])
    await button('Remove').click()
    await button('Remove').click()
    await expect.poll(() => done).toEqual([['removeKey', 'two']])
  })

  it('shows that the last way to open the wallet stays', async () => {
    const { manage } = createManage({
      setAskEveryTime: async () => {
        throw new ApiFailure(403, 'keyId', '')
      },
    })
    await show(Devices, manage)
    await browser.getByRole('switch').click()
    await expect.element(browser.getByRole('alert')).toHaveTextContent('only remaining way')
    await expect.element(browser.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  })
})

describe('Delete', () => {
  it('requires confirmation, then closes the page', async () => {
    const { done, manage } = createManage()
    const { closed } = await show(Delete, manage)
    await expect.element(button('Delete now')).toBeDisabled()
    await browser.getByRole('switch').click()
    await button('Delete now').click()
    expect(await closed).toBeUndefined()
    expect(done).toEqual([['deleteNow']])
  })

  it('takes 30 days when the wallet is locked, and shows the date', async () => {
    await show(Delete, createManage({ isOpen: () => false }).manage)
    expect(button('Delete now').elements()).toEqual([])
    await browser.getByRole('switch').click()
    await button('Delete in 30 days').click()
    await expect.element(browser.getByText('2027', { exact: false })).toBeVisible()
  })
})

describe('Permissions', () => {
  it('lists permissions in plain language, and revokes one after showing the fee', async () => {
    const { done, manage } = createManage()
    await show(Permissions, manage)
    await expect.element(browser.getByText('Unreadable permission')).toBeVisible()
    await expect.element(browser.getByText('A network didn’t respond.')).toBeVisible()
    await button('Revoke').click()
    await expect.element(browser.getByRole('heading', { name: 'Revoke this permission?' })).toBeVisible()
    await expect.element(browser.getByText('Let 0x12…34 call 0x56…78 for you')).toBeVisible()
    await expect.element(browser.getByText('vote(uint256)')).toBeVisible()
    await expect.element(browser.getByText('up to 0.001 ETH')).toBeVisible()
    await button('Cancel').click()
    expect(done).toEqual([])
    await button('Revoke').click()
    await expect.element(browser.getByText('vote(uint256)')).toBeVisible()
    await button('Revoke').click()
    await expect.poll(() => done).toEqual([['revoke']])
    await expect.element(browser.getByText('Unreadable permission')).toBeVisible()
  })

  it('shows what has ended below what is active, in a quieter color', async () => {
    const { main } = await show(Permissions, createManage().manage)
    await expect.element(browser.getByText('Unreadable permission')).toBeVisible()
    const labels = [...main.querySelectorAll('bdi')].filter(({ textContent }) => /permission|for you/.test(textContent))
    const [active, ...ended] = labels.map((label) => getComputedStyle(label).color)
    expect(ended).toHaveLength(2)
    for (const color of ended) expect(color).not.toBe(active)
  })

  it('shows when the list can’t be loaded', async () => {
    const { manage } = createManage({ permissions: () => Promise.reject(new ApiFailure(0, 'network', 'away')) })
    await show(Permissions, manage)
    await expect.element(browser.getByRole('alert')).toHaveTextContent('Can’t reach the wallet server')
  })
})
