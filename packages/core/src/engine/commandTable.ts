import { notConnected } from '../error/unknownNameError.js'
import type { Services } from '../services/createServices.js'
import type { WalletServices } from '../services/createWalletServices.js'
import type * as engineCommands from './engineCommands.js'
import type { CommandList } from './listCommands.js'
import type * as walletCommands from './walletCommands.js'

/** Commands whose code is loaded on user intent. */
type EngineList = CommandList<Services, typeof engineCommands>
/** Commands whose code is loaded when a wallet connects, or with the first call. */
type WalletList = CommandList<WalletServices, typeof walletCommands>

const connectionTable = ({ asyncCommand, action, syncCommand }: EngineList) => ({
  /**
   * Connects a wallet and makes it active. Only one connect is in progress at a time. A newer one aborts the older with
   * `connection/aborted`. An identical one joins it, so a double click prompts once. If a connect is cancelled, a late response is
   * discarded and its session ended. A wallet that isn't on `networkId` is asked to switch if its chain supports it; declining the switch
   * keeps the connection. `capabilities` are requested together with the accounts (`wallet_connect`, ERC-7846) if the wallet supports it,
   * and the response is in `capabilitiesResponse`.
   *
   * @throws KitError `connection/rejected`, `connection/aborted`, `connection/alreadyConnected`, `connection/noAccounts`,
   *   `connection/failed` (with its `cause`), `connector/notFound`, `network/unknownNamespace`, `network/notConfigured`, `kit/notStarted`,
   *   `kit/loadFailed`.
   */
  connect: asyncCommand((m) => m.connect),
  /** Cancels a connect in progress. */
  cancelConnect: action((m) => m.cancelConnect),
  /**
   * Disconnects one connection, one namespace (including all others of the same pairing) or everything, and cancels a connect in progress
   * there. The kit removes the connections immediately and then notifies the wallets.
   *
   * @throws KitError `connection/disconnectFailed` with the failures of all wallets; `connection/notConnected` if the connection doesn't
   *   exist.
   */
  disconnect: asyncCommand((m) => m.disconnect),
  /** Selects the active connection, namespace or account among the connected ones. */
  setActive: action((m) => m.setActive),
  /** Removes a configured network. If it was active, the first remaining network becomes active. */
  removeNetwork: action((m) => m.removeNetwork),
  /** Removes a wallet from the recently used ones, in all tabs. A connected wallet stays connected. */
  forgetWallet: action((m) => m.forgetWallet),
  /** Returns the live provider of a connection (EIP-1193 on eip155), for use with other libraries. Throws `connection/*`. */
  getProvider: syncCommand((m) => m.getProvider, refuse),
  /** Reads a balance again, bypassing the cache, but not within 30 seconds after a failure. Never rejects. */
  refreshBalance: asyncCommand((m) => m.refreshBalance),
  /** Reads the tokens of an account again, bypassing the cache, but not within 30 seconds after a failure. Never rejects. */
  refreshTokens: asyncCommand((m) => m.refreshTokens),
  /**
   * Creates a pairing link, optionally for a wallet, namespace and network, which default to those of the last link. Never rejects: the
   * outcome is in `pairing`. Ignored within one second of the last attempt. Reuses a valid link in Telegram and iOS Safari.
   */
  startPairing: asyncCommand((m) => m.startPairing),
  /** Opens the paired wallet's app, or this page in the wallet's own browser. Must be called inside a user gesture. */
  openWalletLink: action((m) => m.openWalletLink),
})

const callTable = (asyncCommand: WalletList['asyncCommand']) => ({
  /**
   * Selects a network, and switches the wallet if one is connected.
   *
   * @throws KitError `network/*`, such as `network/switchForbidden` if `enableNetworkSwitch` is false; `connection/rejected`.
   */
  switchNetwork: asyncCommand((m) => m.switchNetwork),
  /** Reads a balance from the chain, bypassing the cache. */
  getBalance: asyncCommand((m) => m.getBalance),
  /**
   * Requests a signature of a message.
   *
   * @throws KitError like every wallet request. `connection/rejected`: the user rejected it. `connection/ended`: the session ended before
   *   the wallet responded. `kit/aborted`: the kit was destroyed or the signal aborted. `network/*`: the wallet isn't on the network of the
   *   request.
   */
  signMessage: asyncCommand((m) => m.signMessage),
  /** Requests a signature of EIP-712 data. Rejects with the errors of `signMessage`. */
  signTypedData: asyncCommand((m) => m.signTypedData),
  /**
   * Requests a transaction, and returns its hash. Rejects with the errors of `signMessage`. Rejects with `transaction/maybeSent` if the
   * wallet did not report whether it sent the transaction; the request is then listed in `kit.unanswered`.
   *
   * @example
   * const hash = await kit.sendTransaction({ to: '0x…', value: 10n ** 16n, networkId: 'eip155:1' })
   */
  sendTransaction: asyncCommand((m) => m.sendTransaction),
  /**
   * Returns what the wallet supports for an account on a network (EIP-5792, ERC-7677 and others), such as atomic batches and paymasters.
   * Cached until the wallet's accounts change. Doesn't prompt the user. Resolves with `{}` if the wallet reports nothing. Call it right
   * before you need it: mobile wallets may come to the foreground.
   *
   * @example
   * const { atomic } = await kit.getCapabilities({ networkId: 'eip155:1' })
   */
  getCapabilities: asyncCommand((m) => m.getCapabilities),
  /**
   * Requests a batch of calls (EIP-5792), and returns its ID once the user approves. Track it with `waitForCalls` or the journal. If the
   * wallet doesn't support batches, sends one transaction per call and returns an ID that starts with `kit:`. Rejecting one of them stops
   * the batch, but earlier transactions stay sent. With `atomicRequired` or a required capability there is no such fallback. Rejects with
   * the errors of `signMessage`, `adapter/unsupported` if a requirement isn't supported, or `transaction/invalid`.
   *
   * @example
   * const id = await kit.sendCalls({ calls: [approve, deposit], atomicRequired: true, networkId: 'eip155:1' })
   */
  sendCalls: asyncCommand((m) => m.sendCalls),
  /** Reads the current status of calls from the wallet or the chain. Rejects with `transaction/invalid` for an unknown ID. */
  getCallsStatus: asyncCommand((m) => m.getCallsStatus),
  /**
   * Waits until calls are no longer pending. Reverted and cancelled calls resolve, too: check `status`. Rejects with
   * `transaction/timedOut`, and the errors of `getCallsStatus`.
   *
   * @example
   * const { status, receipts } = await kit.waitForCalls({ id })
   */
  waitForCalls: asyncCommand((m) => m.waitForCalls),
  /** Opens the wallet's own view of the status of calls. Rejects with `adapter/unsupported` if the wallet has none. */
  showCallsStatus: asyncCommand((m) => m.showCallsStatus),
})

const accountTable = (asyncCommand: WalletList['asyncCommand']) => ({
  /**
   * Requests permissions to act for the account until a given time (ERC-7715). Rejects with the errors of `signMessage`, and with
   * `adapter/unsupported` if the wallet doesn't support it.
   *
   * @example
   * const data = { allowance: '0x2386f26fc10000', start: 1767225600, period: 86400 }
   * const permissions = [{ type: 'native-token-recurring-allowance', data }]
   * await kit.grantPermissions({ signer: { type: 'account', data: { address } }, permissions, expiresAtMs })
   */
  grantPermissions: asyncCommand((m) => m.grantPermissions),
  /** Revokes a granted permission by its `context`. Rejects with the errors of `grantPermissions`. */
  revokePermissions: asyncCommand((m) => m.revokePermissions),
  /**
   * Lists the permissions that the account granted on all networks (ERC-7715), without prompting the user. Rejects with the errors of
   * `grantPermissions`. `adapter/unsupported` means that the wallet can't list permissions, not that there are none.
   *
   * @example
   * const grants = await kit.getGrantedPermissions()
   */
  getGrantedPermissions: asyncCommand((m) => m.getGrantedPermissions),
  /**
   * Requests permissions for the page (EIP-2255). Defaults to `eth_accounts`, which lets the user choose accounts again in the wallet.
   * Rejects with the errors of `grantPermissions`.
   *
   * @example
   * await kit.requestPermissions()
   */
  requestPermissions: asyncCommand((m) => m.requestPermissions),
  /** Lists the permissions of the page (EIP-2255), without prompting the user. Rejects with the errors of `grantPermissions`. */
  getPermissions: asyncCommand((m) => m.getPermissions),
  /**
   * Reads the contract that an account delegates to on a network (EIP-7702), or undefined if it has no delegation. Rejects with
   * `adapter/unsupported` on chains without delegation, or `rpc/*`.
   *
   * @example
   * const contract = await kit.getDelegation({ networkId: 'eip155:1' })
   */
  getDelegation: asyncCommand((m) => m.getDelegation),
  /**
   * Reads what an account holds on a network: from the wallet (ERC-7811), or else from the app's `tokenSource`, or else from the chain.
   * Rejects with `network/notConfigured` if there is no source, or `rpc/*`.
   */
  getAssets: asyncCommand((m) => m.getAssets),
  /** Requests a transfer of the native currency or a token, and returns its hash. Rejects with the errors of `signMessage`. */
  transfer: asyncCommand((m) => m.transfer),
  /**
   * Requests that the wallet adds a token or an NFT to its list of assets (EIP-747), so that users needn't enter its address. Resolves with
   * false if the wallet didn't add it or doesn't support the request. Rejects with the errors of `signMessage`, or `transaction/invalid`
   * for an invalid address.
   *
   * @example
   * await kit.watchAsset({ token })
   * await kit.watchAsset({ collectible: { type: 'ERC721', networkId: 'eip155:1', address, tokenId: 7n } })
   */
  watchAsset: asyncCommand((m) => m.watchAsset),
})

const recordTable = (asyncCommand: WalletList['asyncCommand']) => ({
  /**
   * Adds a transaction that other code sent with a wallet of the kit to the journal. An example is a library that uses the connection's
   * provider. The kit tracks it like its own. Recorded twice, it is one entry, and gets the `note` of either call. Rejects with
   * `transaction/invalid` for a malformed hash, `connection/notConnected`, `account/notFound` or `network/mismatch`.
   *
   * @example
   * await kit.recordTransaction({ hash, networkId: 'eip155:1', note: { kind: 'approve', transfers: [] } })
   */
  recordTransaction: asyncCommand((m) => m.recordTransaction),
  /**
   * Makes and records a request to send that goes through a wallet's provider. `ask` is called once the account's position is known, after
   * 800 ms at most. The journal gets what is sent. If the request fails without proof that nothing was sent, the kit searches the
   * chain for `transaction`, and otherwise lists the request in `kit.unanswered`. Rejects before it asks, with `connection/notConnected`,
   * `account/notFound` or `network/mismatch`, and never because the wallet fails.
   *
   * @example
   * const params = [{ from, to, value: '0x1' }]
   * const ask = () => provider.request({ method: 'eth_sendTransaction', params })
   * await kit.recordSend({ ask, address: from, networkId: 'eip155:1', transaction: { to, value: 1n } })
   */
  recordSend: asyncCommand((m) => m.recordSend),
  /**
   * Looks up a request in `kit.unanswered` now: on the chain, or in the wallet for calls. `notFound` isn't final: a wallet that still shows
   * the request may send it later.
   *
   * @example
   * const { status } = await kit.checkUnanswered({ id })
   */
  checkUnanswered: asyncCommand((m) => m.checkUnanswered),
  /**
   * Waits until a transaction is in a block, and returns its receipt. `networkId` defaults to the network that the kit sent it on, or else
   * the active one.
   */
  waitForTransaction: asyncCommand((m) => m.waitForTransaction),
})

/**
 * All commands of a kit. Each entry picks a command from the chunk that contains its code, which determines its type and how it is loaded.
 */
export const commandTable = (engine: EngineList, { asyncCommand }: Pick<WalletList, 'asyncCommand'>) => ({
  ...connectionTable(engine),
  ...callTable(asyncCommand),
  ...accountTable(asyncCommand),
  ...recordTable(asyncCommand),
})

/** The commands of any kit. */
export type Commands = ReturnType<typeof commandTable>

function refuse(): never {
  throw notConnected()
}
