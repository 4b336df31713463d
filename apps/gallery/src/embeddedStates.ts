import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import type { EmbeddedApi, EmbeddedState, SignInState, SocialProvider } from '@kit/embedded'
import { embeddedFeature } from '@kit/embedded/react'
import {
  type FixtureOptions,
  fixtureAddress,
  fixtureChainConnectors,
  fixtureChains,
  fixtureConnections,
  fixtureConnectors,
  fixtureWallets,
} from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'

const all: readonly SocialProvider[] = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const at = (name: string, data?: unknown): ViewEntry => ({ name, data }) as ViewEntry
const onPhone: FixtureOptions = { platform: { isMobile: true, os: 'android' } }
const email = 'alice@example.org'
const error = new KitError('embedded/failed', {
  shortMessage: 'Incorrect code. Check the latest email.',
  cause: { code: 400, data: { field: 'otp' } },
})
const google = at('ConnectingSocial', { provider: 'google' })
const farcaster = at('ConnectingFarcaster')
const url = `https://farcaster.example/~/siwf?channelToken=${'7f6e504b'.repeat(4)}`

function show(
  login: SignInState,
  view: ViewEntry = at('Connect'),
  signInOptions: Partial<EmbeddedApi['signInOptions']> = {},
  more: FixtureOptions = {},
  account: Pick<EmbeddedState, 'email' | 'change' | 'smartAccountDeployed' | 'smartAccountNetworkIds'> = {},
): FixtureOptions & { readonly features: readonly Feature[] } {
  const never = () => new Promise<never>(() => undefined)
  const state = { signIn: login, ...account, isFrameShown: view.name === ('ApproveTransaction' as string) }
  const embedded: EmbeddedApi = {
    state: createStore(state),
    signInOptions: { email: true, socials: all, passkey: true, ...signInOptions },
    prepare: () => undefined,
    connectEmail: never,
    verifyOtp: never,
    connectPasskey: never,
    connectSocial: never,
    cancel: () => undefined,
    open: async () => undefined,
    retry: async () => undefined,
    updateEmail: never,
    verifyEmailChange: never,
    cancelEmailChange: () => undefined,
    moveFrameToTop: () => undefined,
    setAppearance: () => undefined,
    setPreferredAccountType: never,
    trackStep: () => undefined,
  }
  return {
    history: view.name === 'Connect' ? [view] : [at('Connect'), view],
    features: [embeddedFeature],
    plugins: { embedded },
    states: { wallets: { connectors: fixtureConnectors, recent: fixtureWallets.slice(0, 1) } },
    ...more,
  }
}

const idle: SignInState = { status: 'idle' }
/** Five installed wallets, one of them of several chains, with pairing and a directory. */
const fiveInstalled: FixtureOptions = {
  chains: fixtureChains,
  states: {
    wallets: {
      connectors: [...fixtureChainConnectors, ...fixtureConnectors.filter(({ name }) => name !== 'Fox Wallet')],
    },
    directory: {
      recommended: fixtureWallets.slice(0, 4),
      all: { status: 'success', wallets: fixtureWallets, count: 76 },
    },
  },
}
const socials = (count: number) => show(idle, at('Connect'), { email: false, socials: all.slice(0, count) })

const [connection] = fixtureConnections
const connected: FixtureOptions['states'] = {
  active: { status: 'connected', connection, account: connection?.account },
  connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
  account: { address: fixtureAddress },
}

/** Views of a connected user. */
const change = (name: string, under?: Partial<NonNullable<EmbeddedState['change']>>) => {
  const history = [at('Account'), at('AccountSettings'), at(name)]
  const step = { newEmail: 'alice@new.example', step: 'primary' as const, isChecking: false, ...under }
  const account = { email, ...(under && { change: step }) }
  return { ...show(idle, at(name), {}, { states: connected }, account), history }
}

/** The two accounts of the wallet, one of them active. */
const accountType = (type: 'eoa' | 'smartAccount', smartAccountDeployed = false, name = 'SmartAccountSettings') => {
  const [first] = fixtureConnections
  const accounts = [
    { namespace: 'eip155', address: fixtureAddress, type: 'smartAccount' },
    { namespace: 'eip155', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' },
  ] as const
  const account = accounts.find((each) => each.type === type)
  const own = first && { ...first, connector: { ...first.connector, id: 'embedded' }, accounts, account }
  const states = { ...connected, active: { status: 'connected', connection: own, account } } as NonNullable<
    FixtureOptions['states']
  >
  const smartAccountNetworkIds = ['eip155:1', 'eip155:8453'] as const
  const history = [at('Account'), at('AccountSettings'), ...(name === 'AccountSettings' ? [] : [at(name)])]
  return { ...show(idle, at(name), {}, { states }, { email, smartAccountDeployed, smartAccountNetworkIds }), history }
}

/** States of the embedded wallet: sign-in and changing the address. */
export const embeddedStates = {
  'embedded-connect': show(idle),
  'embedded-connect-phone': show(idle, at('Connect'), {}, onPhone),
  'embedded-connect-no-wallet': show(idle, at('Connect'), {}, { states: { wallets: { connectors: [] } } }),
  'embedded-connect-full': show(idle, at('Connect'), {}, fiveInstalled),
  'embedded-email-only': show(idle, at('Connect'), { socials: [] }),
  'embedded-email-sending': show({ status: 'sending', email }),
  'embedded-socials-1': socials(1),
  'embedded-socials-2': socials(2),
  'embedded-socials-6': socials(6),
  'embedded-terms': show(
    idle,
    at('Connect'),
    {},
    {
      options: { legal: { termsUrl: 'https://dapp.example/terms', checkbox: true } },
    },
  ),
  'embedded-all-socials': show(idle, at('ConnectSocials')),
  'embedded-device': show({ status: 'device', email, match: '42', sentAtMs: 0 }, at('EmailVerifyDevice')),
  'embedded-device-failed': show({ status: 'failed', isSignedIn: false, email, error }, at('EmailVerifyDevice')),
  'embedded-code': show({ status: 'otp', email, sentAtMs: 0 }, at('EmailVerifyOtp')),
  'embedded-code-wrong': show({ status: 'otp', email, sentAtMs: 0, error }, at('EmailVerifyOtp')),
  'embedded-code-checking': show({ status: 'verifying', email, sentAtMs: 0 }, at('EmailVerifyOtp')),
  'embedded-code-long': show(
    {
      status: 'otp',
      email: 'somebody.with.an.extraordinarily.long.name@of-a-company-that-likes-long-names.example',
      sentAtMs: 0,
    },
    at('EmailVerifyOtp'),
  ),
  'embedded-opening': show({ status: 'connecting', email }, at('EmailVerifyOtp')),
  'embedded-passkey': show({ status: 'passkey' }),
  'embedded-approve': show(idle, at('ApproveTransaction')),
  'embedded-social': show({ status: 'popup', provider: 'google' }, google),
  'embedded-social-blocked': show({ status: 'blocked', provider: 'google' }, google),
  'embedded-social-retrieving': show({ status: 'retrieving', provider: 'google' }, google),
  'embedded-social-connecting': show({ status: 'connecting', provider: 'google' }, google),
  'embedded-social-failed': show({ status: 'failed', provider: 'google', error }, google),
  'embedded-social-not-offered': show(
    {
      status: 'failed',
      provider: 'google',
      error: new KitError('embedded/optionUnavailable', { shortMessage: 'This sign-in option isn’t available.' }),
    },
    google,
  ),
  'embedded-social-over': show(idle, google),
  'embedded-farcaster': show({ status: 'farcaster', provider: 'farcaster', url }, farcaster),
  'embedded-farcaster-preparing': show({ status: 'farcaster', provider: 'farcaster' }, farcaster),
  'embedded-farcaster-phone': show({ status: 'farcaster', provider: 'farcaster', url }, farcaster, {}, onPhone),
  'embedded-farcaster-connecting': show({ status: 'connecting', provider: 'farcaster' }, farcaster),
  'embedded-change': change('UpdateEmailWallet'),
  'embedded-change-sending': change('UpdateEmailWallet', { step: 'sending' }),
  'embedded-change-old-code': change('UpdateEmailPrimaryOtp', {}),
  'embedded-change-old-code-wrong': change('UpdateEmailPrimaryOtp', { error }),
  'embedded-change-new-code': change('UpdateEmailSecondaryOtp', { step: 'secondary' }),
  'embedded-change-new-code-checking': change('UpdateEmailSecondaryOtp', { step: 'secondary', isChecking: true }),
  'embedded-account-smart': accountType('smartAccount'),
  'embedded-account-smart-deployed': accountType('smartAccount', true),
  'embedded-account-plain': accountType('eoa'),
  'embedded-settings': accountType('smartAccount', true, 'AccountSettings'),
  'embedded-upgrade': accountType('smartAccount', true, 'UpgradeEmailWallet'),
  'embedded-farcaster-over': show(idle, farcaster),
} as const
