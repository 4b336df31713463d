import { KitError } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import { embedded } from './embedded.js'

afterEach(() => vi.unstubAllGlobals())

/** Returns the sign-in options on a page whose frame isn't loaded. */
function offersOf(options: Partial<EmbeddedOptions> = {}, isTelegram = false) {
  const context = {
    kit: {},
    ports: { platform: { isTelegram, os: 'ios', href: 'https://dapp.example/' } },
    onDestroy: () => undefined,
    onStart: () => undefined,
  } as unknown as PluginContext
  return embedded({ frameUrl: 'https://wallet.dapp.example', ...options }).setup(context).signInOptions
}

describe('offers of the embedded plugin', () => {
  it('default to the options of the app until the frame reports those of the operator', () => {
    expect(offersOf({ email: false, socials: ['x', 'google'] })).toMatchObject({
      email: false,
      socials: ['x', 'google'],
    })
    expect(offersOf({ socials: ['x', 'google'] }, true).socials).toEqual(['x'])
  })

  it('include passkeys if the browser supports them and the app enables them', () => {
    expect(offersOf().passkey).toBe(false)
    vi.stubGlobal('PublicKeyCredential', class {})
    expect(offersOf().passkey).toBe(true)
    expect(offersOf({ passkey: false }).passkey).toBe(false)
  })
})

it('embedded accepts only an origin as `frameUrl`', () => {
  for (const frameUrl of ['https://wallet.dapp.example/frame', 'https://wallet.dapp.example/', 'wallet.dapp.example'])
    expect(() => embedded({ frameUrl })).toThrow(expect.objectContaining({ code: 'kit/invalidOption' }))
})

it('embedded sends nothing to the wallet if the kit was destroyed while the code was loading', async () => {
  let destroy = (): void => undefined
  const context = {
    kit: { plugins: {}, options: {} },
    ports: { platform: { href: 'https://dapp.example/' } },
    onDestroy: (end: () => void) => {
      destroy = end
    },
    onStart: () => undefined,
    requireServices: () => undefined,
    contribute: () => () => undefined,
  } as unknown as PluginContext
  const login = embedded({ frameUrl: 'https://wallet.dapp.example' }).setup(context).connectEmail('alice@example.org')
  destroy()
  await expect(login).rejects.toMatchObject({ code: 'connection/aborted' })
})

describe('embedded in a blocked time zone', () => {
  function setUp() {
    const refused = new KitError('kit/regionBlocked', {
      shortMessage: 'Services are not available in this region.',
    })
    const opened = vi.fn()
    vi.stubGlobal('window', { open: opened })
    vi.stubGlobal('PublicKeyCredential', class {})
    const context = {
      kit: { isRegionBlocked: true, plugins: {}, options: {} },
      ports: { platform: { isTelegram: false, os: 'linux', href: 'https://dapp.example/' } },
      onDestroy: () => undefined,
      onStart: () => undefined,
      requireServices() {
        throw refused
      },
    } as unknown as PluginContext
    return { wallet: embedded({ frameUrl: 'https://wallet.dapp.example' }).setup(context), opened }
  }

  it('offers no sign-in', () => {
    expect(setUp().wallet.signInOptions).toEqual({ email: false, socials: [], passkey: false })
  })

  it('opens neither frame nor popup', async () => {
    const { wallet, opened } = setUp()
    for (const login of [
      wallet.connectEmail('alice@example.org'),
      wallet.connectPasskey(),
      wallet.connectSocial('google'),
      wallet.open('recovery'),
    ])
      await expect(login).rejects.toMatchObject({ code: 'kit/regionBlocked' })
    expect(opened).not.toHaveBeenCalled()
  })
})
