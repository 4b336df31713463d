import type { PayloadOf } from '@kit/embedded/protocol'
import { createClient, http } from 'viem'
import type { ReviewAccount, ReviewNetwork } from './approval/Review.js'
import type { Signer } from './approval/Signer.js'
import { RpcFailure } from './failure/RpcFailure.js'
import type { Addresses } from './keys/Addresses.js'
import type { Page } from './page/Page.js'
import type { Requester } from './smart/createPaymaster.js'
import type { SmartAccounts } from './smart/createSmartAccounts.js'
import type { KeyValue } from './storage/createKeyValue.js'
import { createSigners } from './worker/createSigners.js'
import type { Vault } from './worker/createVault.js'

/** A network of the operator, and its support for smart accounts. */
export type WalletNetwork = ReviewNetwork & { readonly smartAccount: boolean; readonly paymaster: boolean }

export type AccountsOptions = {
  readonly networks: readonly WalletNetwork[]
  readonly keyValue: Pick<KeyValue, 'get' | 'set'>
  readonly vault: Vault
  readonly page: Pick<Page, 'fetch'>
  knownAddresses(): Promise<Addresses | undefined>
  urlOf(path: string, network: ReviewNetwork): string
}

type AccountType = PayloadOf<'SET_PREFERRED_ACCOUNT'>['type']

/** The accounts of a root on each network. */
export type Accounts = {
  /** Lists the accounts of a network, the preferred one first. */
  list(network: ReviewNetwork, addresses: Addresses): Promise<readonly ReviewAccount[]>
  /** Sets the default type for users who never chose. */
  begin(type: AccountType): void
  /** Sets the user's choice, stored where the browser has storage. */
  prefer(type: AccountType, addresses: Addresses): Promise<void>
  /** Returns the signer of an account. @throws RpcFailure 4100 if another wallet is unlocked */
  signerOf(account: ReviewAccount, network: ReviewNetwork): Promise<Signer>
  /** Returns the smart account of the user. Its code loads on first use. @throws RpcFailure 4100 if signed out */
  smart(): Promise<SmartAccounts>
}

/** Storage key of a user's choice. */
const keptAt = ({ eoa }: Addresses): string => `account type ${eoa}`

/** Creates the accounts of the user. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { networks, keyValue, vault, page, knownAddresses, urlOf } = options
  const requesterOf = (path: string, network: ReviewNetwork) =>
    createClient({ transport: http(urlOf(path, network), { retryCount: 0 }) }) as unknown as Requester
  let first: AccountType = 'eoa'
  let chosen: { readonly eoa: string; readonly type: AccountType } | undefined
  let made: { readonly owner: string; readonly smart: Promise<SmartAccounts> } | undefined

  function smartOf({ owner }: Addresses): Promise<SmartAccounts> {
    if (made?.owner === owner) return made.smart
    const address = owner as `0x${string}`
    const smart = import('./smart/createSmartAccounts.js').then(({ createSmartAccounts }) =>
      createSmartAccounts(
        {
          address,
          signMessage: async (message) => createSigners(vault).owner.signMessage(message),
          signTypedData: async (data) => createSigners(vault).owner.signTypedData(data),
        },
        {
          clientUrl: (network) => urlOf('/v1', network),
          bundlerOf: (network) => requesterOf('/v1/bundler', network),
          paymasterOf: (network) =>
            networks.some(({ id, paymaster }) => id === network.id && paymaster)
              ? requesterOf('/v1/paymaster', network)
              : undefined,
          askDapp: (url, signal) => ({ request: (call) => page.fetch({ url, ...call }, signal) }),
        },
      ),
    )
    made = { owner, smart }
    // The next use retries a failed load.
    smart.catch(() => {
      made = undefined
    })
    return smart
  }

  async function smart(): Promise<SmartAccounts> {
    const addresses = await knownAddresses()
    if (addresses === undefined) throw new RpcFailure(4100, 'Not signed in')
    return smartOf(addresses)
  }

  return {
    smart,
    async list({ id }, addresses) {
      if (id.startsWith('solana:')) return [{ address: addresses.solana, type: 'eoa' }]
      const plain: ReviewAccount = { address: addresses.eoa, type: 'eoa' }
      if (!networks.some((network) => network.id === id && network.smartAccount)) return [plain]
      const kept =
        chosen?.eoa === addresses.eoa ? chosen.type : await keyValue.get(keptAt(addresses)).catch(() => undefined)
      const preferred = kept === 'eoa' || kept === 'smartAccount' ? kept : first
      const contract: ReviewAccount = { address: (await smartOf(addresses)).address, type: 'smartAccount' }
      return preferred === 'eoa' ? [plain, contract] : [contract, plain]
    },
    begin(type) {
      first = type
    },
    async prefer(type, addresses) {
      chosen = { eoa: addresses.eoa, type }
      await keyValue.set(keptAt(addresses), type).catch(() => undefined)
    },
    async signerOf({ address, type }, network) {
      const signer = type === 'smartAccount' ? await (await smart()).signerOf(network) : createSigners(vault).eoa
      // Another user may have signed in while the request was shown.
      if (signer.address !== address)
        throw new RpcFailure(4100, 'A different wallet was unlocked than the one requested')
      return signer
    },
  }
}
