import { type CaipNetworkId, KitError } from '@kit/core'
import type { Sessions } from '@kit/core/adapter'
import type { PluginContext, Store } from '@kit/core/plugin'
import type {} from './account/AccountEvents.js'
import { createSmartNetworks } from './account/createSmartNetworks.js'
import { createEmailChange } from './change/createEmailChange.js'
import type { EmbeddedOptions } from './EmbeddedOptions.js'
import type { EmbeddedServices } from './EmbeddedServices.js'
import { createEmailLogin } from './email/createEmailLogin.js'
import type {} from './email/EmailEvents.js'
import { toEmbeddedError } from './error/toEmbeddedError.js'
import { createFrame } from './frame/createFrame.js'
import { createModalView } from './modal/createModalView.js'
import { createPasskeyLogin } from './passkey/createPasskeyLogin.js'
import { socialProviderSchema } from './protocol/fields.js'
import type { User } from './protocol/User.js'
import { createEmbeddedSession, type EmbeddedSession } from './session/createEmbeddedSession.js'
import { toSiwxMessage } from './session/toSiwxMessage.js'
import { createSocialLogin } from './social/createSocialLogin.js'
import type { EmbeddedState, LoginState } from './state/EmbeddedState.js'
import { type RememberedName, recall as recallFrom, storageKey } from './state/storageKey.js'

/** The modal is open before it says that something is not allowed. */
const NOT_ALLOWED_MS = 300
/** Signing out does not wait longer for the frame. */
const SIGN_OUT_MS = 3000

/** Creates what speaks to the frame, for one kit. */
export function createEmbeddedServices(
  options: EmbeddedOptions,
  context: PluginContext,
  state: Store<EmbeddedState>,
  makeFrame: typeof createFrame = createFrame,
): EmbeddedServices {
  const { kit, ports } = context
  const { clock } = ports
  const view = createModalView(kit)
  const frame = makeFrame({
    ...options,
    kit,
    ports,
    alert: context.alert,
    onShown(isFrameShown) {
      state.update((now) => ({ ...now, isFrameShown }))
      if (isFrameShown) view.show()
      else view.leave()
    },
    onLogins: (logins) => state.update((now) => ({ ...now, logins })),
    onSessionEnd: endConnections,
  })
  let evm: EmbeddedSession | undefined
  let attempt: AbortController | undefined
  let endNotice = (): void => undefined
  // Neither does a dapp close what the visitor decides in; one that insists takes the question back.
  const ends = [
    context.addCloseGuard(() => state.getState().isFrameShown),
    view.watchClosed(() => {
      if (state.getState().isFrameShown) rejectOpen()
    }),
  ]

  const setLogin = (login: LoginState): void => state.update((now) => ({ ...now, login }))
  const login = (): LoginState => state.getState().login

  function remember(name: RememberedName, value: string | undefined): void {
    const key = storageKey(kit, name)
    try {
      if (value === undefined) ports.storage.removeItem(key)
      else ports.storage.setItem(key, value)
    } catch {
      // Then the next visit begins with a login.
    }
  }

  const recall = (name: RememberedName): string | undefined => recallFrom(kit, ports.storage, name)

  function cancel(): void {
    attempt?.abort(new KitError('connection/aborted', { shortMessage: 'The login was given up.' }))
    attempt = undefined
    setLogin({ status: 'idle' })
  }

  /** One login at a time: the last that was begun. */
  function begin(): AbortSignal {
    attempt?.abort(new KitError('connection/aborted', { shortMessage: 'Another login was begun.' }))
    attempt = new AbortController()
    return attempt.signal
  }

  const email = createEmailLogin({ context, frame, state, begin, attempt: () => attempt?.signal, remember, recall })
  const social = createSocialLogin({ context, frame, state, begin, cancel, remember, recall })

  const smartNetworks = createSmartNetworks({ frame, state, remember, recall })

  function rejectOpen(): void {
    frame.request('RPC_ABORT', {}, undefined).catch(() => undefined)
  }

  /** One that is on no list: the visitor is told, and what the dapp asked beside it ends, too. */
  function onUnlisted(): void {
    view.open()
    endNotice()
    endNotice = clock.setTimeout(
      () => context.toast({ variant: 'error', message: 'embedded.notAllowed' }),
      NOT_ALLOWED_MS,
    )
    rejectOpen()
  }

  /** Nobody is logged in any more: the page forgets, too. */
  function endConnections(): void {
    for (const { id, connector } of kit.connections.getState().connections)
      if (connector.id === 'embedded') kit.disconnect({ connectionId: id }).catch(() => undefined)
  }

  function noteEmail(email: string | undefined): void {
    state.update(({ email: _, ...now }) => ({ ...now, ...(email !== undefined && { email }) }))
  }

  function noteUser(read: Pick<User, 'email' | 'userName'> | undefined): void {
    // A name beside it is that of a social login, which no other address takes the place of.
    noteEmail(read?.userName === undefined ? read?.email : undefined)
    const { data: socialProvider } = socialProviderSchema.safeParse(read && recall('SOCIAL_PROVIDER'))
    const { email, userName } = read ?? {}
    const user = { ...(email !== undefined && { email }), ...(userName !== undefined && { userName }) }
    state.update(({ user: _, socialProvider: __, ...now }) => ({
      ...now,
      ...(read && { user }),
      ...(socialProvider && { socialProvider }),
    }))
  }

  function noteDeployed(smartAccountDeployed: boolean | undefined): void {
    state.update(({ smartAccountDeployed: _, ...now }) => ({
      ...now,
      ...(smartAccountDeployed !== undefined && { smartAccountDeployed }),
    }))
  }

  const emailChange = createEmailChange({
    frame,
    state,
    emit: context.emit,
    onChanged(email) {
      noteEmail(email)
      remember('EMAIL', email)
    },
  })

  async function forget(): Promise<void> {
    emailChange.cancelEmailChange()
    noteUser(undefined)
    remember('EMAIL_LOGIN_USED', undefined)
    remember('SOCIAL_PROVIDER', undefined)
    remember('LAST_USED_CHAIN', undefined)
    remember('EMAIL', undefined)
    remember('SOCIAL_USERNAME', undefined)
    remember('PREFERRED_ACCOUNT_TYPE', undefined)
  }

  async function open(request: Parameters<EmbeddedServices['connect']>[0]): Promise<Sessions> {
    const sessions: Record<string, Sessions[string]> = {}
    // One text is signed: of the network in use.
    let { signIn } = request
    for (const { namespace, networks } of request.requests) {
      const chainId = networks[0]?.id
      if (chainId === undefined || !isOurs(namespace)) continue
      const siwxMessage = signIn && toSiwxMessage({ ...signIn, chainId, origin: ports.platform.origin })
      const readUser = async (id: CaipNetworkId, signal: AbortSignal | undefined, more: object = {}): Promise<User> => {
        const asked = { chainId: id, preferredAccountType: typeFor(namespace), ...more }
        const read = await frame.request('GET_USER', asked, signal)
        noteUser(read)
        remember('LAST_USED_CHAIN', id)
        if (namespace === 'eip155') noteDeployed(read.smartAccountDeployed)
        return read
      }
      if (namespace === 'eip155') void smartNetworks.read(request.signal)
      const user = await readUser(chainId, request.signal, siwxMessage && { siwxMessage })
      const { message, signature } = user
      if (message !== undefined && signature !== undefined) signIn?.answered([{ message, signature }])
      signIn = undefined
      if (!user.chainId.startsWith(`${namespace}:`)) continue
      const session = createEmbeddedSession({ namespace, networks, user, frame, ports, readUser, signOut, onUnlisted })
      sessions[namespace] = session
      if (namespace === 'eip155') evm = session
    }
    return sessions
  }

  /** What the visitor chose here; of who never did the app's choice, else that of the chains. */
  const typeFor = (namespace: string): 'eoa' | 'smartAccount' =>
    ((namespace === 'eip155' ? recall('PREFERRED_ACCOUNT_TYPE') : undefined) ??
      kit.options.defaultAccountTypes?.[namespace] ??
      kit.adapters.get(namespace)?.defaultAccountType) === 'smartAccount'
      ? 'smartAccount'
      : 'eoa'

  /** Where the wallet preferred it before, the connection had another one chosen in it: it has not followed. */
  function activate(type: 'eoa' | 'smartAccount'): void {
    const own = kit.connections.getState().connections.find(({ id }) => id === 'eip155:embedded')
    const chosen = own?.accounts.find((account) => account.type === type)
    if (own !== undefined && chosen !== undefined && own.account.type !== type)
      kit.setActive({ connectionId: own.id, address: chosen.address })
  }

  async function signOut(): Promise<void> {
    await forget()
    const limit = new AbortController()
    const cancel = clock.setTimeout(() => limit.abort(new Error('The frame did not answer')), SIGN_OUT_MS)
    await frame.request('SIGN_OUT', undefined, limit.signal).catch(() => undefined)
    cancel()
  }

  return {
    prepare: frame.prepare,
    connectEmail: email.connectEmail,
    verifyOtp: email.verifyOtp,
    retry: email.retry,
    connectPasskey: createPasskeyLogin({ kit, frame, begin, setLogin }),
    connectSocial: social.connectSocial,
    resumeSocial: social.resumeSocial,
    cancel,
    async connect(request) {
      const before = login()
      if ('email' in before || before.status === 'passkey') remember('SOCIAL_PROVIDER', undefined)
      try {
        const sessions = await open(request)
        remember('EMAIL_LOGIN_USED', 'true')
        const now = login()
        if ('email' in now) remember('EMAIL', now.email)
        return sessions
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    async reconnect(request) {
      const { isConnected } = await frame.request('IS_CONNECTED', undefined, request.signal)
      if (isConnected) return open(request)
      await forget()
      return undefined
    },
    async open(page) {
      try {
        await frame.request('OPEN', { page }, undefined)
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    async setPreferredAccountType(type) {
      try {
        await frame.request('SET_PREFERRED_ACCOUNT', { type }, undefined)
        remember('PREFERRED_ACCOUNT_TYPE', type)
        await evm?.refresh()
        activate(type)
      } catch (error) {
        throw toEmbeddedError(error)
      }
      context.emit({ type: 'embedded/preferredAccountTypeSet', accountType: type })
    },
    ...emailChange,
    raiseFrame: frame.raise,
    setAppearance: frame.setAppearance,
    destroy() {
      attempt?.abort()
      for (const end of [...ends, endNotice, social.destroy]) end()
      frame.destroy()
    },
  }
}

function isOurs(namespace: string): namespace is 'eip155' | 'solana' {
  return namespace === 'eip155' || namespace === 'solana'
}
