import { type Address, createClient, defineChain, type Hex, http, type TypedDataDefinition } from 'viem'
import { getCode } from 'viem/actions'
import type { ReviewNetwork } from '../approval/Review.js'
import type { Signer } from '../approval/Signer.js'
import { createExecutor, type Executor } from './createExecutor.js'
import { createHybridAccount, type HybridOwner } from './createHybridAccount.js'
import type { Requester } from './createPaymaster.js'
import { type HybridDeployment, hybridDeployment } from './hybridDeployment.js'

export type SmartAccountsOptions = {
  /** Returns the RPC URL of a chain. */
  clientUrl(network: ReviewNetwork): string
  bundlerOf(network: ReviewNetwork): Requester
  /** Undefined if the operator sponsors no fees. */
  paymasterOf(network: ReviewNetwork): Requester | undefined
  /** Has the page call a service that the dapp named. */
  askDapp(url: string, signal: AbortSignal): Requester
}

/** The smart account of an owner. */
export type SmartAccounts = {
  readonly address: Address
  /** How the account is deployed. */
  readonly deployment: HybridDeployment
  isDeployed(network: ReviewNetwork): Promise<boolean>
  /** Before the account is deployed, its signatures contain the deployment (ERC-6492). */
  signerOf(network: ReviewNetwork): Promise<Signer>
  /** Returns the owner's plain signature, which is valid for the account once it is deployed. Never used for content of a page. */
  signAsOwner(data: TypedDataDefinition): Promise<Hex>
  /** Forwards a page's read to the operator's bundler. */
  callBundler(network: ReviewNetwork, method: string, params: unknown): Promise<unknown>
  readonly executor: Executor
}

/** Creates the smart account of an owner, the same on each supported network. */
export function createSmartAccounts(owner: HybridOwner, options: SmartAccountsOptions): SmartAccounts {
  const { clientUrl, bundlerOf, paymasterOf, askDapp } = options
  const clientOf = (network: ReviewNetwork) => {
    const { id, name, currency } = network
    const url = clientUrl(network)
    const chain = defineChain({
      id: Number(id.slice('eip155:'.length)),
      name,
      nativeCurrency: { name: currency.symbol, ...currency },
      rpcUrls: { default: { http: [url] } },
    })
    return createClient({ chain, transport: http(url) })
  }
  const deployment = hybridDeployment(owner.address)
  const { address } = deployment

  return {
    address,
    deployment,
    signAsOwner: (data) => owner.signTypedData(data as Parameters<HybridOwner['signTypedData']>[0]),
    isDeployed: async (network) => (await getCode(clientOf(network), { address })) !== undefined,
    signerOf: async (network) => (await createHybridAccount(clientOf(network), owner)) as unknown as Signer,
    callBundler: (network, method, params) =>
      bundlerOf(network).request({ method, params: Array.isArray(params) ? params : [] }),
    executor: createExecutor({
      owner,
      clientOf,
      bundlerOf,
      paymasterOf,
      askDapp,
    }),
  }
}
