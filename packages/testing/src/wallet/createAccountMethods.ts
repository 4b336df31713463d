import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import { createConnectMethods } from './createConnectMethods.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/**
 * Creates the account and permission methods: EIP-1102, EIP-2255, ERC-7846 and MetaMask's `wallet_revokePermissions`.
 *
 * @example createAccountMethods(context).eth_accounts.run([])
 */
export const createAccountMethods = (context: WalletContext): Readonly<Record<string, WalletMethod>> => {
  const { state, visible, notify } = context

  const allow = () => {
    const before = visible()
    state.locked = false
    state.authorized = true
    state.save()
    if (before.length === 0) notify('accountsChanged', visible())
    return visible()
  }
  const forbid = () => {
    const before = visible()
    state.authorized = false
    state.save()
    if (before.length > 0) notify('accountsChanged', [])
    return null
  }
  const permissions = () =>
    visible().length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: visible() }],
          },
        ]
  const requireAccountsPermission = (params: unknown) => {
    const requested = parseParams.record(parseParams.list(params)[0])
    if (!('eth_accounts' in requested))
      throw new ProviderError(-32602, 'Invalid params: only eth_accounts is supported')
  }

  return {
    ...createConnectMethods(context, { allow, forbid }),
    eth_accounts: { prepare: () => false, run: visible },
    eth_requestAccounts: { prepare: () => visible().length === 0, run: allow },
    wallet_getPermissions: { prepare: () => false, run: permissions },
    wallet_requestPermissions: {
      prepare: (params) => {
        requireAccountsPermission(params)
        return true
      },
      run: () => {
        allow()
        return permissions()
      },
    },
    wallet_revokePermissions: {
      prepare: (params) => {
        requireAccountsPermission(params)
        return false
      },
      run: forbid,
    },
  }
}
