import type { Emitter } from '../wallet/createEmitter.js'
import type { WalletOwner } from '../wallet/createWalletOwner.js'
import type { TestStandardWallet } from './registerWallet.js'

type Inputs = readonly Readonly<Record<string, unknown>>[]

type StandardOptions<Account> = {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly emitter: Emitter
  readonly request: WalletOwner<unknown>['request']
  /** The accounts that the page may see. */
  accounts(): readonly Account[]
  authorise(): void
  withdraw(): void
  /** Names of the features that the wallet lacks. */
  unsupported(): readonly string[]
  /** Features that connect. */
  readonly connecting: readonly string[]
  /** Features that prompt, and what each runs after consent. */
  readonly signing: Readonly<Record<string, (inputs: Inputs) => unknown>>
  /** More members of the signing features. */
  details?(): object
}

/** Creates the Wallet Standard object of a test wallet. Its features and accounts follow the wallet's behavior. */
export const createWalletStandard = <Account>(options: StandardOptions<Account>): TestStandardWallet<Account> => {
  const { name, icon, chains, emitter, request, accounts } = options
  const connect = (feature: string) => (input?: { readonly silent?: boolean }) => {
    const isSilent = input?.silent === true
    return request(feature, input, !isSilent && accounts().length === 0, () => {
      if (!isSilent) options.authorise()
      return { accounts: accounts() }
    })
  }
  const on = (event: string, listener: (...args: never[]) => void) => {
    emitter.on(event, listener)
    return () => emitter.off(event, listener)
  }
  const disconnect = () => request('standard:disconnect', undefined, false, options.withdraw)
  const features = (): Readonly<Record<string, object>> => ({
    ...Object.fromEntries(options.connecting.map((feature) => [feature, { connect: connect(feature) }])),
    'standard:disconnect': { disconnect },
    'standard:events': { on },
    ...Object.fromEntries(
      Object.entries(options.signing).map(([feature, run]) => {
        const [, method = ''] = feature.split(':')
        const sign = (...inputs: Inputs) => request(feature, inputs, true, () => run(inputs))
        return [feature, { ...options.details?.(), [method]: sign }]
      }),
    ),
  })
  return {
    version: '1.0.0',
    name,
    icon,
    chains,
    get features() {
      const existing = Object.entries(features()).filter(([feature]) => !options.unsupported().includes(feature))
      return Object.fromEntries(existing.map(([feature, members]) => [feature, { version: '1.0.0', ...members }]))
    },
    get accounts() {
      return accounts()
    },
  }
}
