import type { EvmSigner } from '../evm/createEvmSigner.js'
import { createAccountMethods } from '../wallet/createAccountMethods.js'
import { createAssetMethods } from '../wallet/createAssetMethods.js'
import { type Bundle, createCallMethods } from '../wallet/createCallMethods.js'
import { createChainMethods } from '../wallet/createChainMethods.js'
import { createPermissionMethods } from '../wallet/createPermissionMethods.js'
import { createSignMethods } from '../wallet/createSignMethods.js'
import type { WalletState } from '../wallet/createWalletState.js'
import { findMethod } from '../wallet/findMethod.js'
import type { TestPermission, TestWalletChain, WatchedAsset } from '../wallet/TestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { WalletContext, WalletMethod } from '../wallet/WalletMethod.js'
import type { RemoteSession } from './RemoteWallet.js'

/** State that a wallet keeps between requests. */
export type WalletMemory = {
  readonly bundles: Map<string, Bundle>
  readonly watched: WatchedAsset[]
  readonly permissions: TestPermission[]
}

/** Context of the methods for one request. */
export type SessionRequestContext = {
  readonly session: RemoteSession
  /** The chain that the request names; a switch starts from the session's chain. */
  readonly chainId: number
  readonly chains: Map<number, TestWalletChain>
  readonly signer: EvmSigner
  readonly behavior: () => TestWalletBehavior
  /** Kept between requests: calls and their status, watched assets, and permissions. */
  readonly memory: WalletMemory
}

/**
 * Creates the test wallet's methods for one request of a session. Afterwards, `state.chainId` is the chain that a switch selected.
 *
 * @example createSessionMethods(context).find('personal_sign').prepare(params)
 */
export const createSessionMethods = (
  context: SessionRequestContext,
): { readonly state: WalletState; find(name: string): WalletMethod } => {
  const { session, chains, signer, behavior, memory } = context
  const stateOn = (chainId: number): WalletState => ({
    chains,
    chainId,
    selected: session.accounts[0] ?? '0x',
    authorized: true,
    locked: false,
    online: true,
    save: () => undefined,
    load: () => undefined,
  })
  const contextOn = (state: WalletState): WalletContext => ({
    state,
    signer,
    behavior,
    visible: () => session.accounts,
    notify: () => undefined,
    formatChainId: (chainId) => `0x${chainId.toString(16)}`,
  })
  const state = stateOn(session.chainId)
  const requested = contextOn(stateOn(context.chainId))
  const { eth_accounts, eth_requestAccounts, wallet_getPermissions } = createAccountMethods(requested)
  const methods = {
    ...(eth_accounts && { eth_accounts }),
    ...(eth_requestAccounts && { eth_requestAccounts }),
    ...(wallet_getPermissions && { wallet_getPermissions }),
    ...createChainMethods(contextOn(state)),
    ...createSignMethods(requested),
    ...createCallMethods(requested, memory),
    ...createAssetMethods(requested, memory.watched),
    ...createPermissionMethods(requested, memory.permissions),
  }
  return { state, find: (name) => findMethod(methods, name, chains.get(context.chainId)?.rpcUrl) }
}
