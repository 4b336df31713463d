/** Announcements and behaviors of faulty and hostile wallets. */
export type Hostility<Behavior> = {
  readonly announcements: readonly Announcement[]
  readonly behaviors: readonly { readonly title: string; readonly behavior: Partial<Behavior> }[]
}

type Announcement = { readonly title: string; readonly dispatch: (page: EventTarget) => void }

const dispatch = (detail: unknown) => (page: EventTarget) => {
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

/** Registers a value with the Wallet Standard. */
export const offer = (value: unknown): Announcement['dispatch'] =>
  dispatch((api: { register(wallet: unknown): unknown }) => api.register(value))

/** Wallet Standard registrations of faulty wallets of any family. */
export const standardAnnouncements = (wallet: object, otherChain: string): readonly Announcement[] => [
  { title: 'a registration without a callback', dispatch: dispatch(undefined) },
  { title: 'a registration that is a string', dispatch: dispatch('<script>') },
  {
    title: 'a registration that throws',
    dispatch: dispatch(() => {
      throw new Error('trap')
    }),
  },
  { title: 'undefined instead of a wallet', dispatch: offer(undefined) },
  {
    title: 'a wallet whose getter throws',
    dispatch: offer({
      ...wallet,
      get features(): unknown {
        throw new Error('trap')
      },
    }),
  },
  { title: 'a wallet with a name that is not a string', dispatch: offer({ ...wallet, name: {} }) },
  { title: 'a wallet without a connect feature', dispatch: offer({ ...wallet, features: {} }) },
  { title: 'a wallet of another chain', dispatch: offer({ ...wallet, chains: [otherChain] }) },
]
