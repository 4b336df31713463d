/** Ways to connect that the first view offers. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/**
 * Order of the ways to connect (specification, section 2): e-mail, social, wallet; wallets first when this page has an
 * injected or announced one. A configured order wins.
 *
 * @example
 * orderConnectMethods({ hasInjectedWallet: true }) // ['wallet', 'email', 'social']
 */
export function orderConnectMethods(input: {
  readonly hasInjectedWallet: boolean
  readonly order?: readonly ConnectMethod[]
}): readonly ConnectMethod[] {
  return input.order ?? (input.hasInjectedWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet'])
}
