import type { Kit } from '@kit/core'
import { createStore, type PluginContext } from '@kit/core/plugin'
import { afterEach, describe, expect, it } from 'vitest'
import type { Frame, FrameOptions } from '../frame/createFrame.js'
import { FrameError } from '../frame/FrameError.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { createClock } from '../testing/createClock.js'
import { createEmbeddedServices } from './createEmbeddedServices.js'

const email = 'alice@example.org'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Existing connections. The first one is active. */
const both = [
  { address: '0xsmart', type: 'smartAccount' },
  { address: '0xplain', type: 'eoa' },
]

type Answers = { readonly [name: string]: (payload: unknown, signal: AbortSignal | undefined) => unknown }

/** Creates the services with a frame whose responses the test controls and a modal that only records calls. */
function start(answers: Answers = {}, kept: Readonly<Record<string, string>> = {}) {
  const clock = createClock()
  const requested: (readonly [string, unknown])[] = []
  const events: string[] = []
  const toasts: string[] = []
  const opened: string[] = []
  const stored = new Map(Object.entries(kept))
  const connects: (AbortSignal | undefined)[] = []
  const guards: (() => boolean)[] = []
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  const modal = createStore<{ open: boolean; history: { name: string }[] }>({ open: false, history: [] })
  const show = (name: string) => {
    opened.push(name)
    modal.update(() => ({ open: true, history: [{ name }] }))
  }
  let onShown: FrameOptions['onShown'] = () => undefined
  let onSessionEnd = (): void => undefined
  const ended: string[] = []
  const activated: string[] = []
  let connect = async (): Promise<void> => undefined
  const kit = {
    options: { storagePrefix: '@kit' },
    adapters: new Map([['eip155', { defaultAccountType: 'smartAccount' }]]),
    plugins: {
      modal: {
        modal: { getState: modal.getState, subscribe: modal.subscribe, push: show, back: () => undefined },
        open: ({ view = 'Account' } = {}) => show(view),
        close: () => modal.update((now) => ({ ...now, open: false })),
      },
    },
    connections: {
      getState: () => ({
        connections: ['embedded', 'other'].map((id) => ({
          id: `eip155:${id}`,
          connector: { id },
          accounts: both,
          account: both[0],
        })),
      }),
    },
    setActive: ({ address }: { readonly address: string }) => void activated.push(address),
    disconnect: async ({ connectionId }: { readonly connectionId: string }) => void ended.push(connectionId),
    connect({ signal }: { readonly signal?: AbortSignal }) {
      connects.push(signal)
      return connect()
    },
  } as unknown as Kit
  const context = {
    kit,
    ports: {
      clock,
      platform: { origin: 'https://dapp.example' },
      storage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    },
    alert: () => undefined,
    emit: ({ type }: { readonly type: string }) => void events.push(type),
    toast: ({ message }: { readonly message: string }) => void toasts.push(message),
    contribute(_: 'closeGuard', refuses: () => boolean) {
      guards.push(refuses)
      return () => void guards.splice(guards.indexOf(refuses), 1)
    },
  } as unknown as PluginContext
  const services = createEmbeddedServices({ frameUrl: 'https://wallet.example' }, context, state, (options) => {
    onShown = options.onShown
    onSessionEnd = options.onSessionEnd
    return {
      prepare: () => undefined,
      logins: async () => answers['LOGINS']?.(undefined, undefined) ?? { email: true, socials: [] },
      raise: () => undefined,
      destroy: () => undefined,
      async request(name: string, payload: unknown, signal: AbortSignal | undefined) {
        requested.push([name, payload])
        return answers[name]?.(payload, signal)
      },
    } as unknown as Frame
  })
  ends.push(() => services.destroy())
  return {
    activated,
    requested,
    clock,
    connects,
    events,
    ended,
    endSession: () => onSessionEnd(),
    guards,
    change: () => state.getState().change,
    login: () => state.getState().signIn,
    modal,
    opened,
    services,
    setConnect: (to: () => Promise<void>) => {
      connect = to
    },
    show: (isShown: boolean) => onShown(isShown),
    smartNetworks: () => state.getState().smartAccountNetworkIds,
    state,
    stored,
    toasts,
  }
}

async function openSession(services: ReturnType<typeof start>['services']) {
  const { eip155 } = await services.connect({
    requests: [{ namespace: 'eip155', networks: [{ id: 'eip155:1', rpcUrls: [] } as never] }],
    signal: new AbortController().signal,
  })
  return eip155?.provider as { request(call: { readonly method: string }): Promise<unknown> }
}

const user = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 'eip155:1',
  accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' }],
  preferredAccountType: 'eoa',
}

describe('a method that is not on any list', () => {
  it('opens the modal, shows the error 300 ms later, and ends other pending requests', async () => {
    const { requested, clock, opened, services, toasts } = start({ GET_USER: () => user })
    const provider = await openSession(services)
    await expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
    expect(opened).toEqual(['Account'])
    expect(requested.at(-1)).toEqual(['RPC_ABORT', {}])
    clock.pass(299)
    expect(toasts).toEqual([])
    clock.pass(1)
    expect(toasts).toEqual(['embedded.notAllowed'])
  })

  it('shows the error once, however often it is requested, and not after the kit is destroyed', async () => {
    const { clock, services, toasts } = start({ GET_USER: () => user })
    const provider = await openSession(services)
    const ask = () => expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
    for (let count = 0; count < 5; count++) await ask()
    clock.pass(1000)
    expect(toasts).toHaveLength(1)
    await ask()
    services.destroy()
    clock.pass(1000)
    expect(toasts).toHaveLength(1)
  })
})

describe('closing the modal', () => {
  it('refuses to close while the frame is shown', () => {
    const { guards, services, show } = start()
    const refuses = () => guards.some((guard) => guard())
    expect(refuses()).toBe(false)
    show(true)
    expect(refuses()).toBe(true)
    show(false)
    expect(refuses()).toBe(false)
    services.destroy()
    expect(guards).toEqual([])
  })

  it('cancels the pending requests of the user if forced', () => {
    const { requested, modal, opened, show } = start()
    show(true)
    expect(opened).toEqual(['ApproveTransaction'])
    modal.update((now) => ({ ...now, open: false }))
    expect(requested).toEqual([['RPC_ABORT', {}]])
  })

  it('cancels nothing once the frame is done', () => {
    const { requested, modal, show } = start()
    show(true)
    show(false)
    expect(modal.getState().open).toBe(false)
    expect(requested).toEqual([])
  })
})

describe('signing in to the embedded wallet', () => {
  it('sends an email, asks for the code, and connects', async () => {
    const { requested, connects, events, login, services, stored } = start({
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
    })
    await services.connectEmail(email)
    expect(login()).toMatchObject({ status: 'otp', email })
    expect(stored.has('@kit/wallet/LAST_EMAIL_LOGIN_TIME')).toBe(true)
    await services.verifyOtp('123456')
    expect(requested).toEqual([
      ['CONNECT_EMAIL', { email }],
      ['CONNECT_OTP', { otp: '123456' }],
    ])
    expect(connects).toHaveLength(1)
    expect(events).toEqual(['embedded/emailSubmitted', 'embedded/emailCodeSent', 'embedded/emailCodePassed'])
    expect(login()).toEqual({ status: 'idle' })
  })

  it('connects nothing if cancelled while the wallet is created', async () => {
    const { connects, login, services, setConnect } = start({ CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }) })
    setConnect(
      () => new Promise((_, reject) => connects[0]?.addEventListener('abort', () => reject(connects[0]?.reason))),
    )
    await services.connectEmail(email)
    const verified = expect(services.verifyOtp('123456')).rejects.toMatchObject({ code: 'connection/aborted' })
    await expect.poll(() => connects.length).toBe(1)
    services.cancel()
    await verified
    expect(login()).toEqual({ status: 'idle' })
  })

  it('retries without another code if only the connection failed', async () => {
    const { requested, login, services, setConnect } = start({ CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }) })
    setConnect(async () => {
      throw new FrameError('Declined', 4001)
    })
    await services.connectEmail(email)
    await expect(services.verifyOtp('123456')).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(login()).toMatchObject({ status: 'failed', isSignedIn: true })
    setConnect(async () => undefined)
    await services.retry()
    expect(requested).toHaveLength(2)
    expect(login()).toEqual({ status: 'idle' })
  })

  it('keeps the user at the code after a wrong one, with the reason', async () => {
    const { connects, login, services } = start({
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
      CONNECT_OTP() {
        throw new FrameError('Wrong code', 400)
      },
    })
    await services.connectEmail(email)
    await expect(services.verifyOtp('123456')).rejects.toMatchObject({
      code: 'embedded/failed',
      shortMessage: 'Wrong code',
    })
    expect(login()).toMatchObject({ status: 'otp', error: { shortMessage: 'Wrong code' } })
    expect(connects).toEqual([])
  })

  it("sends no email if the operator doesn't offer it, and reports the reason", async () => {
    const { requested, login, services } = start({ LOGINS: () => ({ email: false, socials: [] }) })
    await expect(services.connectEmail(email)).rejects.toMatchObject({ code: 'embedded/optionUnavailable' })
    expect(login()).toMatchObject({ status: 'failed', error: { code: 'embedded/optionUnavailable' } })
    expect(requested).toEqual([])
  })

  it('requests a passkey from the wallet and connects, and connects nothing if declined', async () => {
    let isDeclined = true
    const { requested, connects, login, services } = start({
      CONNECT_PASSKEY() {
        expect(login()).toEqual({ status: 'passkey' })
        if (isDeclined) throw new FrameError('declined', 4001)
        return undefined
      },
    })
    await expect(services.connectPasskey()).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(login()).toEqual({ status: 'idle' })
    isDeclined = false
    await services.connectPasskey()
    expect(requested).toEqual(Array(2).fill(['CONNECT_PASSKEY', undefined]))
    expect(connects).toHaveLength(1)
    expect(login()).toEqual({ status: 'idle' })
  })

  it("doesn't affect a newer sign-in with a late passkey", async () => {
    const { login, services } = start({
      CONNECT_PASSKEY: (_, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
    })
    const given = expect(services.connectPasskey()).rejects.toMatchObject({ code: 'connection/aborted' })
    await services.connectEmail(email)
    await given
    expect(login()).toMatchObject({ status: 'otp', email })
  })

  it('allows a second email after thirty seconds, and reports the remaining time', async () => {
    const { requested, clock, services } = start({ CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }) })
    clock.pass(1000)
    await services.connectEmail(email)
    clock.pass(10_000)
    expect(await services.connectEmail(email)).toBe('otp')
    await expect(services.connectEmail('bob@example.org')).rejects.toMatchObject({
      code: 'embedded/cooldown',
      shortMessage: 'Try again in 20 seconds.',
    })
    clock.pass(20_000)
    await services.connectEmail(email)
    expect(requested).toHaveLength(2)
  })

  it('stays cancelled if the link is opened later', async () => {
    let approve = (): void => undefined
    const { login, services } = start({
      CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE', match: '42' }),
      CONNECT_DEVICE: () =>
        new Promise<void>((resolve) => {
          approve = resolve
        }),
    })
    await services.connectEmail(email)
    expect(login()).toMatchObject({ status: 'device', match: '42' })
    services.cancel()
    approve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(login()).toEqual({ status: 'idle' })
  })
})

describe('a sign-in message requested with the connection', () => {
  const request = {
    domain: 'dapp.example',
    uri: 'https://dapp.example/',
    nonce: 'q3XbW0vZr8Tn4kLm',
    issuedAt: '2026-11-26T10:00:00.000Z',
    statement: 'Sign in to the shop.',
    networkIds: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  } as const
  const networks = (id: string) => [{ id, rpcUrls: [] } as never]
  const requests = [
    { namespace: 'eip155', networks: networks('eip155:1') },
    { namespace: 'solana', networks: networks(request.networkIds[1]) },
  ]
  const signed = { message: 'dapp.example wants you to sign in', signature: '0x5197' }

  async function connect(answer: object, more: Partial<typeof request> = {}) {
    const { requested, services } = start({ GET_USER: () => ({ ...user, ...answer }) })
    const answered: unknown[] = []
    await services.connect({
      requests,
      signal: new AbortController().signal,
      signIn: { request: { ...request, ...more }, onProofs: (proofs) => void answered.push(proofs) },
    })
    const users = requested.filter(([name]) => name === 'GET_USER').map(([, payload]) => payload)
    return { answered, messages: users.map((payload) => (payload as { siwxMessage?: object }).siwxMessage) }
  }

  it('requests it from the wallet once, for the account of the active network, and passes on its signature', async () => {
    const { answered, messages } = await connect(signed)
    const { networkIds: _, ...fields } = request
    expect(messages).toEqual([{ ...fields, accountAddress: '{address}', chainId: 'eip155:1', version: '1' }, undefined])
    expect(answered).toEqual([[signed]])
  })

  it('connects without it if the user declined', async () => {
    expect((await connect({})).answered).toEqual([])
  })

  it.each([
    ['another domain', { domain: 'evil.example' }],
    ['another page', { uri: 'https://evil.example/' }],
  ])("isn't requested for %s, which the wallet rejects", async (_, more) => {
    expect((await connect({}, more as never)).messages).toEqual([undefined, undefined])
  })
})

describe('pages of the embedded wallet', () => {
  it('shows the page in the frame, and rejects if the user declines', async () => {
    const { requested, services } = start({
      OPEN: () => {
        throw new FrameError('The visitor declined.', 4001)
      },
    })
    await expect(services.open('export')).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(requested).toEqual([['OPEN', { page: 'export' }]])
  })

  it("ends the wallet's connections, and no others, if the user is signed out afterwards", () => {
    const { ended, endSession } = start()
    endSession()
    expect(ended).toEqual(['eip155:embedded'])
  })
})

describe('signing in after a reload', () => {
  it('continues with the email that was sent, without a cooldown', async () => {
    const { requested, clock, login, services, stored } = start({
      CONNECT_EMAIL: (payload) => ({ action: 'VERIFY_OTP', ...('resume' in (payload as object) && { sentAt: 5000 }) }),
    })
    clock.pass(10_000)
    stored.set('@kit/wallet/LAST_EMAIL_LOGIN_TIME', '5000')
    stored.set('@kit/wallet/EMAIL', email)
    await expect(services.connectEmail('bob@example.org')).rejects.toMatchObject({ code: 'embedded/cooldown' })
    expect(await services.connectEmail(email)).toBe('otp')
    expect(requested).toEqual([['CONNECT_EMAIL', { email, resume: true }]])
    expect(login()).toMatchObject({ status: 'otp', email, sentAtMs: 5000 })
    // The user returned to the field. The code is valid for twenty minutes.
    services.cancel()
    clock.pass(20 * 60_000)
    await services.connectEmail(email)
    expect(requested.at(-1)).toEqual(['CONNECT_EMAIL', { email }])
  })
})

describe('changing the email address', () => {
  const changed = 'alice@new.example'

  it('asks for both codes, stays after a wrong one, and remembers the new address', async () => {
    let isWrong = true
    const { requested, change, events, services, stored } = start({
      UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
      UPDATE_EMAIL_PRIMARY_OTP() {
        if (isWrong) throw new FrameError('Wrong code', 400)
      },
      UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: changed }),
    })
    expect(await services.updateEmail(changed)).toBe('primary')
    await expect(services.verifyEmailChange('000000')).rejects.toMatchObject({ code: 'embedded/failed' })
    expect(change()).toMatchObject({ step: 'primary', isChecking: false, error: { shortMessage: 'Wrong code' } })
    isWrong = false
    expect(await services.verifyEmailChange('123456')).toBe('secondary')
    expect(await services.verifyEmailChange('654321')).toBe('done')
    expect(change()).toBeUndefined()
    expect(stored.get('@kit/wallet/EMAIL')).toBe(changed)
    expect(events).toEqual(['embedded/emailEdited'])
    // Only the first change on a page resumes a previous one.
    await services.updateEmail('alice@third.example')
    expect(requested.filter(([name]) => name === 'UPDATE_EMAIL').map(([, payload]) => payload)).toEqual([
      { email: changed, resume: true },
      { email: 'alice@third.example', resume: false },
    ])
  })

  it('stays cancelled if cancelled during the prompt', async () => {
    let approve = (): void => undefined
    const { change, services } = start({
      UPDATE_EMAIL: () =>
        new Promise((resolve) => {
          approve = () => resolve({ action: 'VERIFY_PRIMARY_OTP' })
        }),
    })
    const begun = expect(services.updateEmail(changed)).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(change()).toMatchObject({ step: 'sending' })
    services.cancelEmailChange()
    approve()
    await begun
    expect(change()).toBeUndefined()
    expect(await services.verifyEmailChange('123456')).toBeUndefined()
  })
})

describe('the connected embedded wallet', () => {
  it('notifies provider listeners of switching and signing out, until they unsubscribe', async () => {
    const { services } = start({ GET_USER: () => user, SWITCH_NETWORK: (payload) => payload })
    const { eip155 } = await services.connect({
      requests: [{ namespace: 'eip155', networks: [{ id: 'eip155:1', rpcUrls: [] } as never] }],
      signal: new AbortController().signal,
    })
    const received: unknown[] = []
    const provider = eip155?.provider as {
      on(name: string, listener: (value: unknown) => void): void
      removeListener(name: string, listener: (value: unknown) => void): void
      request(call: object): Promise<unknown>
    }
    const note = (value: unknown) => void received.push(value)
    provider.on('chainChanged', note)
    provider.on('disconnect', note)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    provider.removeListener('chainChanged', note)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
    await eip155?.disconnect(new AbortController().signal)
    expect(received).toEqual(['0xa', expect.objectContaining({ code: 4900 })])
  })

  it('signs out within three seconds, and forgets the sign-in', async () => {
    const { requested, clock, services, stored } = start({
      GET_USER: () => user,
      SIGN_OUT: (_, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject())),
    })
    const { eip155 } = await services.connect({
      requests: [{ namespace: 'eip155', networks: [{ id: 'eip155:1', rpcUrls: [] } as never] }],
      signal: new AbortController().signal,
    })
    expect(Object.fromEntries(stored)).toEqual({
      '@kit/wallet/EMAIL_LOGIN_USED': 'true',
      '@kit/wallet/LAST_USED_CHAIN': 'eip155:1',
    })
    let isFinished = false
    const ended = eip155?.disconnect(new AbortController().signal).then(() => {
      isFinished = true
    })
    await expect.poll(() => requested.at(-1)?.[0]).toBe('SIGN_OUT')
    clock.pass(2999)
    await new Promise((resolve) => setImmediate(resolve))
    expect(isFinished).toBe(false)
    clock.pass(1)
    await ended
    expect([...stored.keys()]).toEqual([])
  })

  it('starts with the account type of the app, and reloads accounts when the user chose another', async () => {
    let accounts = [
      { address: user.address, type: 'smartAccount' },
      { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', type: 'eoa' },
    ]
    const { requested, services, events, stored } = start({
      GET_USER: () => ({ ...user, accounts }),
      SET_PREFERRED_ACCOUNT: () => {
        accounts = [...accounts].reverse()
        return { type: 'eoa', address: accounts[0]?.address }
      },
    })
    const { eip155 } = await services.connect({
      requests: [{ namespace: 'eip155', networks: [{ id: 'eip155:1', rpcUrls: [] } as never] }],
      signal: new AbortController().signal,
    })
    expect(requested.at(-1)).toEqual(['GET_USER', { chainId: 'eip155:1', preferredAccountType: 'smartAccount' }])
    const reported: unknown[] = []
    eip155?.watch((event) => reported.push(event))
    await services.setPreferredAccountType('eoa')
    expect(reported).toEqual([
      { type: 'accountsChanged', accounts: accounts.map((account) => ({ namespace: 'eip155', ...account })) },
    ])
    expect(events.at(-1)).toBe('embedded/preferredAccountTypeSet')
    expect(stored.get('@kit/wallet/PREFERRED_ACCOUNT_TYPE')).toBe('eoa')
    // On the next page load, the frame may have forgotten the change.
    await openSession(services)
    expect(requested.at(-1)).toEqual(['GET_USER', { chainId: 'eip155:1', preferredAccountType: 'eoa' }])
  })

  it('exposes networks with smart accounts once reported, and from storage on the next visit', async () => {
    const storedAs = '@kit/wallet/SMART_ACCOUNT_ENABLED_NETWORKS'
    const first = start({
      GET_USER: () => user,
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 8453] }),
    })
    await openSession(first.services)
    await expect.poll(first.smartNetworks).toEqual(['eip155:1', 'eip155:8453'])
    const text = first.stored.get(storedAs) ?? ''
    expect(text).toBe('1,8453')
    expect(start({}, { [storedAs]: '[1,8453]' }).smartNetworks()).toEqual(['eip155:1', 'eip155:8453'])
    expect(start({}, { [storedAs]: text }).smartNetworks()).toEqual(['eip155:1', 'eip155:8453'])
    expect(start({}, { [storedAs]: '["1"]' }).smartNetworks()).toBeUndefined()
    expect(start({}, { [storedAs]: '[' }).smartNetworks()).toBeUndefined()
  })

  it('activates the chosen account if the wallet already preferred it', async () => {
    const { activated, services } = start({ SET_PREFERRED_ACCOUNT: () => ({}) })
    await services.setPreferredAccountType('smartAccount')
    expect(activated).toEqual([])
    await services.setPreferredAccountType('eoa')
    expect(activated).toEqual(['0xplain'])
  })
})

describe('state after signing in', () => {
  const stored = (provider: string) => ({ '@kit/wallet/SOCIAL_PROVIDER': provider })

  it('contains the user and the social provider, until the user signs out', async () => {
    const { services, state } = start({ GET_USER: () => ({ ...user, userName: 'alice' }) }, stored('google'))
    const { eip155 } = await services.connect({
      requests: [{ namespace: 'eip155', networks: [{ id: 'eip155:1', rpcUrls: [] } as never] }],
      signal: new AbortController().signal,
    })
    expect(state.getState()).toMatchObject({ user: { userName: 'alice' }, socialProvider: 'google' })
    await eip155?.disconnect(new AbortController().signal)
    expect(state.getState().user).toBeUndefined()
    expect(state.getState().socialProvider).toBeUndefined()
  })

  it('contains no provider after signing in by email, nor an unknown one from storage', async () => {
    const byEmail = start({ GET_USER: () => ({ ...user, email }) }, stored('google'))
    byEmail.state.update((now) => ({ ...now, signIn: { status: 'connecting', email } }))
    await openSession(byEmail.services)
    expect(byEmail.state.getState()).toMatchObject({ user: { email }, email })
    expect(byEmail.state.getState().socialProvider).toBeUndefined()
    const other = start({ GET_USER: () => ({ ...user, userName: 'a' }) }, stored('elsewhere'))
    await openSession(other.services)
    expect(other.state.getState().socialProvider).toBeUndefined()
  })
})
