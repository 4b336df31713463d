import { notConnected } from '../error/missingError.js'
import type { Services } from '../services/createServices.js'
import type { WalletServices } from '../services/createWalletServices.js'
import type * as engineCommands from './engineCommands.js'
import type { CommandList } from './listCommands.js'
import type * as walletCommands from './walletCommands.js'

/** Lists commands whose code comes with the visitor's intent. */
type EngineList = CommandList<Services, typeof engineCommands>
/** Lists commands whose code comes when a wallet is connected, or with the first call. */
type WalletList = CommandList<WalletServices, typeof walletCommands>

const connectionTable = ({ asks, does, finds }: EngineList) => ({
  /**
   * Connects a wallet and makes it active. One connect is in progress at a time: a newer one ends the older with
   * `connection/aborted`; the same one again joins it, so that a double click asks the wallet once. What a wallet answers
   * after its connect was given up is dropped and its session ended. A wallet that is on another network than `networkId` is
   * asked to switch, where its chain can; declining does not undo the connection. `capabilities` are asked for with the accounts
   * (`wallet_connect`, ERC-7846) where the wallet knows that, and what it answered is `answered`.
   *
   * Errors: `connection/rejected` (the visitor declined), `connection/aborted`, `connection/alreadyConnected`,
   * `connection/noAccounts`, `connection/failed` (anything else, with its cause), `connector/notFound`,
   * `network/unknownNamespace`, `network/notConfigured`, `kit/notStarted`, `kit/loadFailed`.
   */
  connect: asks((m) => m.connect),
  /** Gives up a connect in progress. */
  cancelConnect: does((m) => m.cancelConnect),
  /**
   * Ends one connection, one namespace (with every other of the same pairing), or all, and the connect in progress there.
   * The page forgets at once; then the wallets are told, and what they fail at is thrown together as
   * `connection/disconnectFailed`. Errors: also `connection/notConnected` for a connection that is not there.
   */
  disconnect: asks((m) => m.disconnect),
  /** Chooses among what is connected. */
  setActive: does((m) => m.setActive),
  /** Forgets a configured network; selects the first that remains. */
  removeNetwork: does((m) => m.removeNetwork),
  /** Takes a wallet from those that were used lately, here and in other tabs; one that is connected stays connected. */
  forgetWallet: does((m) => m.forgetWallet),
  /** The live provider of a connection (EIP-1193 for eip155), for libraries of your own. Throws `connection/*`. */
  getProvider: finds((m) => m.getProvider, refuse),
  /** Asks a balance again, past the cache; not within 30 s of a failure. Never rejects. */
  refreshBalance: asks((m) => m.refreshBalance),
  /** Reads the tokens of an account again, past the cache; not within 30 s of a failure. Never rejects. */
  refreshTokens: asks((m) => m.refreshTokens),
  /**
   * Makes a pairing link: for a wallet, in a namespace, on a network, each when given, else for what was wanted last. Never rejects: how
   * it goes is `pairing`. Refused within a second of the last try. Reuses a valid one on Telegram and iOS Safari.
   */
  startPairing: asks((m) => m.startPairing),
  /** Opens the paired wallet's app, or this page in the wallet's own browser; must run inside the visitor's gesture. */
  openWalletLink: does((m) => m.openWalletLink),
})

const callTable = (asks: WalletList['asks']) => ({
  /**
   * Selects a network; asks the wallet when one is connected. Errors: `network/*`, of which `network/switchForbidden` where
   * `enableNetworkSwitch` is false; `connection/rejected`.
   */
  switchNetwork: asks((m) => m.switchNetwork),
  /** Asks the chain for a balance, past the cache. */
  getBalance: asks((m) => m.getBalance),
  /**
   * Asks the wallet to sign a text. Like every request to a wallet it rejects with `connection/rejected` when the visitor declines,
   * `connection/ended` when the wallet's session ends before it has answered, `kit/aborted` when the kit is destroyed or the signal
   * aborts, `network/*` when the wallet is not on the network of the request.
   */
  signMessage: asks((m) => m.signMessage),
  /** Asks the wallet to sign EIP-712 data. Rejects as `signMessage` does. */
  signTypedData: asks((m) => m.signTypedData),
  /**
   * Asks the wallet to send a transaction; returns its hash. Rejects as `signMessage` does, and with
   * `transaction/maybeSent` where the wallet was asked and did not say whether it sent: the request is then in `kit.unanswered`.
   *
   * @example
   * const hash = await kit.sendTransaction({ to: '0x…', value: 10n ** 16n, networkId: 'eip155:1' })
   */
  sendTransaction: asks((m) => m.sendTransaction),
  /**
   * What the wallet can do for an account on a network (EIP-5792, ERC-7677 …): as one transaction, with a paymaster. Asked once, until the
   * wallet's accounts change; the visitor is not asked. `{}` where the wallet does not say. Call it when the visitor is about to use it:
   * wallets on phones may come to the front.
   *
   * @example
   * const { atomic } = await kit.getCapabilities({ networkId: 'eip155:1' })
   */
  getCapabilities: asks((m) => m.getCapabilities),
  /**
   * Asks the wallet to send several calls (EIP-5792). Returns their id once the visitor agreed; `waitForCalls` follows them, and the
   * journal has them. A wallet without bundles is asked for one transaction after the other, and the id begins with `kit:`; declining one
   * ends it, and what was sent before stays sent. Not so with `atomicRequired` or a capability that is not `optional`. Rejects as
   * `signMessage` does, with `adapter/unsupported` where what is required is not there, `transaction/invalid`.
   *
   * @example
   * const id = await kit.sendCalls({ calls: [approve, deposit], atomicRequired: true, networkId: 'eip155:1' })
   */
  sendCalls: asks((m) => m.sendCalls),
  /** What became of calls, as the wallet or the chain says it now. Rejects with `transaction/invalid` for an id that nobody knows. */
  getCallsStatus: asks((m) => m.getCallsStatus),
  /**
   * Waits until calls are not pending any more. Also those that were reverted or cancelled are an answer: look at `status`. Rejects with
   * `transaction/timedOut`, and as `getCallsStatus` does.
   *
   * @example
   * const { status, receipts } = await kit.waitForCalls({ id })
   */
  waitForCalls: asks((m) => m.waitForCalls),
  /** Lets the wallet show what became of calls. Rejects with `adapter/unsupported` where it can not. */
  showCallsStatus: asks((m) => m.showCallsStatus),
})

const accountTable = (asks: WalletList['asks']) => ({
  /**
   * Asks the visitor to permit something ahead, until a time (ERC-7715). Rejects as `signMessage` does, with `adapter/unsupported` where
   * the wallet grants nothing.
   *
   * @example
   * const data = { allowance: '0x2386f26fc10000', start: 1767225600, period: 86400 }
   * const permissions = [{ type: 'native-token-recurring-allowance', data }]
   * await kit.grantPermissions({ signer: { type: 'account', data: { address } }, permissions, expiresAtMs })
   */
  grantPermissions: asks((m) => m.grantPermissions),
  /** Takes back what was permitted, by its `context`. Rejects as `grantPermissions` does. */
  revokePermissions: asks((m) => m.revokePermissions),
  /**
   * What the account granted on all networks, as its wallet lists it (ERC-7715); the visitor is not asked. Rejects as `grantPermissions`
   * does: a wallet that can't say rejects with `adapter/unsupported`, and may have granted something.
   *
   * @example
   * const grants = await kit.getGrantedPermissions()
   */
  getGrantedPermissions: asks((m) => m.getGrantedPermissions),
  /**
   * Asks the visitor to let the page do something (EIP-2255). Without `permissions` for `eth_accounts`: the wallet lets them choose
   * accounts again, and tells the kit of them. Rejects as `grantPermissions` does.
   *
   * @example
   * await kit.requestPermissions()
   */
  requestPermissions: asks((m) => m.requestPermissions),
  /** What the wallet lets the page do (EIP-2255); the visitor is not asked. Rejects as `grantPermissions` does. */
  getPermissions: asks((m) => m.getPermissions),
  /**
   * The contract whose code an account takes as its own on a network (EIP-7702); undefined for one that takes none. Read from the chain.
   * Rejects with `adapter/unsupported` where the chain has no such accounts, `rpc/*`.
   *
   * @example
   * const contract = await kit.getDelegation({ networkId: 'eip155:1' })
   */
  getDelegation: asks((m) => m.getDelegation),
  /**
   * What an account holds on a network: as its wallet says (ERC-7811), else of the app's `tokenSource`, else of the chain. Rejects with
   * `network/notConfigured` where there is nobody to ask, `rpc/*`.
   */
  getAssets: asks((m) => m.getAssets),
  /** Asks the wallet to send an amount of the native currency or of a token; returns the hash. Rejects as `signMessage` does. */
  transfer: asks((m) => m.transfer),
  /**
   * Asks the wallet to list a token, or a piece of a collection, among its own (EIP-747), so that its owner need not type the address.
   * False: the wallet did not, or knows no such request. Rejects as `signMessage` does, with `transaction/invalid` for what is no address.
   *
   * @example
   * await kit.watchAsset({ token })
   * await kit.watchAsset({ collectible: { type: 'ERC721', networkId: 'eip155:1', address, tokenId: 7n } })
   */
  watchAsset: asks((m) => m.watchAsset),
  /**
   * Looks at once for a request to send that its wallet did not answer (`kit.unanswered`): on the chain, or in the wallet for calls.
   * `notFound` proves nothing for good: a wallet that still shows the request may send it later.
   *
   * @example
   * const { status } = await kit.checkUnanswered({ id })
   */
  checkUnanswered: asks((m) => m.checkUnanswered),
  /** Without `networkId`: on the network that the kit sent it on; for a hash that it does not know, on the active one. */
  waitForTransaction: asks((m) => m.waitForTransaction),
})

/**
 * Every command of a kit. A line names the chunk that its code travels in and picks it from there; the command's type, its place on the
 * kit and its loading follow from that.
 */
export const commandTable = (engine: EngineList, { asks }: Pick<WalletList, 'asks'>) => ({
  ...connectionTable(engine),
  ...callTable(asks),
  ...accountTable(asks),
})

/** The commands of any kit. */
export type Commands = ReturnType<typeof commandTable>

function refuse(): never {
  throw notConnected()
}
