import type { CaipNetworkId, Kit } from '@kit/core'
import type { Connector, Sessions } from '@kit/core/adapter'
import type { PluginContext, Store } from '@kit/core/plugin'
import type { SmartNetworks } from '../account/createSmartNetworks.js'
import { toEmbeddedError } from '../error/toEmbeddedError.js'
import type { Frame } from '../frame/createFrame.js'
import { socialProviderSchema } from '../protocol/fields.js'
import type { User } from '../protocol/User.js'
import type { LoginMemory } from '../state/createLoginMemory.js'
import { deploymentRead, type EmbeddedState, userRead } from '../state/EmbeddedState.js'
import { createEmbeddedSession, type EmbeddedSession } from './createEmbeddedSession.js'
import { toSiwxMessage } from './toSiwxMessage.js'

export type WalletSessionsOptions = LoginMemory & {
  readonly context: PluginContext
  readonly frame: Frame
  readonly state: Store<EmbeddedState>
  readonly smartNetworks: SmartNetworks
  /** Called when the dapp requests a method that isn't on any list. */
  onUnlisted(): void
  /** Called when the user is no longer signed in. */
  onForget(): void
}

/** The connections of the wallet, in all of its namespaces. */
export type WalletSessions = Pick<Connector, 'connect' | 'reconnect'> & {
  setPreferredAccountType(type: 'eoa' | 'smartAccount'): Promise<void>
}

/** Maximum time that sign-out waits for the frame. */
const signOutTimeoutMs = 3000

export function createWalletSessions(options: WalletSessionsOptions): WalletSessions {
  const { context, frame, onUnlisted, recall, remember, smartNetworks, state } = options
  const { kit, ports } = context
  let evm: EmbeddedSession | undefined

  async function open(request: Parameters<Connector['connect']>[0]): Promise<Sessions> {
    const sessions: Record<string, Sessions[string]> = {}
    // Only one message is signed: for the active network.
    let { signIn } = request
    for (const { namespace, networks } of request.requests) {
      const chainId = networks[0]?.id
      if (chainId === undefined || !isOurs(namespace)) continue
      const siwxMessage = signIn && toSiwxMessage({ ...signIn, chainId, origin: ports.platform.origin })
      const readUser = async (id: CaipNetworkId, signal: AbortSignal | undefined, more: object = {}): Promise<User> => {
        const requested = { chainId: id, preferredAccountType: typeFor(kit, recall, namespace), ...more }
        const read = await frame.request('GET_USER', requested, signal)
        const { data: socialProvider } = socialProviderSchema.safeParse(recall('SOCIAL_PROVIDER'))
        state.update(userRead(read, socialProvider))
        remember('LAST_USED_CHAIN', id)
        if (namespace === 'eip155') state.update(deploymentRead(read.smartAccountDeployed))
        return read
      }
      if (namespace === 'eip155') void smartNetworks.read(request.signal)
      const user = await readUser(chainId, request.signal, siwxMessage && { siwxMessage })
      const { message, signature } = user
      if (message !== undefined && signature !== undefined) signIn?.onProofs([{ message, signature }])
      signIn = undefined
      if (!user.chainId.startsWith(`${namespace}:`)) continue
      const session = createEmbeddedSession({ namespace, networks, user, frame, ports, readUser, signOut, onUnlisted })
      sessions[namespace] = session
      if (namespace === 'eip155') evm = session
    }
    return sessions
  }

  async function signOut(): Promise<void> {
    forget(options)
    const limit = new AbortController()
    const cancel = ports.clock.setTimeout(
      () => limit.abort(new Error("The wallet frame didn't respond")),
      signOutTimeoutMs,
    )
    await frame.request('SIGN_OUT', undefined, limit.signal).catch(() => undefined)
    cancel()
  }

  return {
    async connect(request) {
      const { signIn: before } = state.getState()
      if ('email' in before || before.status === 'passkey') remember('SOCIAL_PROVIDER', undefined)
      try {
        const sessions = await open(request)
        remember('EMAIL_LOGIN_USED', 'true')
        const { signIn: now } = state.getState()
        if ('email' in now) remember('EMAIL', now.email)
        return sessions
      } catch (error) {
        throw toEmbeddedError(error)
      }
    },
    async reconnect(request) {
      const { isConnected } = await frame.request('IS_CONNECTED', undefined, request.signal)
      if (isConnected) return open(request)
      forget(options)
      return undefined
    },
    async setPreferredAccountType(type) {
      try {
        await frame.request('SET_PREFERRED_ACCOUNT', { type }, undefined)
        remember('PREFERRED_ACCOUNT_TYPE', type)
        await evm?.refresh()
        activate(kit, type)
      } catch (error) {
        throw toEmbeddedError(error)
      }
      context.emit({ type: 'embedded/preferredAccountTypeSet', accountType: type })
    },
  }
}

const isOurs = (namespace: string): namespace is 'eip155' | 'solana' => namespace === 'eip155' || namespace === 'solana'

function forget({ onForget, remember, state }: WalletSessionsOptions): void {
  onForget()
  state.update(userRead(undefined, undefined))
  remember('EMAIL_LOGIN_USED', undefined)
  remember('SOCIAL_PROVIDER', undefined)
  remember('LAST_USED_CHAIN', undefined)
  remember('EMAIL', undefined)
  remember('SOCIAL_USERNAME', undefined)
  remember('PREFERRED_ACCOUNT_TYPE', undefined)
}

/** The user's choice, else the app's choice, else the default of the chains. */
const typeFor = (kit: Kit, recall: LoginMemory['recall'], namespace: string): 'eoa' | 'smartAccount' =>
  ((namespace === 'eip155' ? recall('PREFERRED_ACCOUNT_TYPE') : undefined) ??
    kit.options.defaultAccountTypes?.[namespace] ??
    kit.adapters.get(namespace)?.defaultAccountType) === 'smartAccount'
    ? 'smartAccount'
    : 'eoa'

/** Activates the preferred account, since the connection may still have the previous one selected. */
function activate(kit: Kit, type: 'eoa' | 'smartAccount'): void {
  const own = kit.connections.getState().connections.find(({ id }) => id === 'eip155:embedded')
  const chosen = own?.accounts.find((account) => account.type === type)
  if (own !== undefined && chosen !== undefined && own.account.type !== type)
    kit.setActive({ connectionId: own.id, address: chosen.address })
}
