import { type Address, createClient, defineChain, type Hex, http, type TypedDataDefinition } from 'viem'
import { getCode } from 'viem/actions'
import type { ReviewNetwork } from '../approval/Review.js'
import type { Signer } from '../approval/Signer.js'
import { createExecutor, type Executor } from './createExecutor.js'
import { createHybridAccount, type HybridOwner } from './createHybridAccount.js'
import type { Requester } from './createPaymaster.js'
import { type HybridDeployment, hybridDeployment } from './hybridDeployment.js'

/** What it works with. */
export type SmartAccountsOptions = {
  /** Where a chain is read. */
  clientUrl(network: ReviewNetwork): string
  bundlerOf(network: ReviewNetwork): Requester
  /** Undefined where the operator pays for nobody. */
  paymasterOf(network: ReviewNetwork): Requester | undefined
  /** Has the page ask a service that the dapp named. */
  askDapp(url: string, signal: AbortSignal): Requester
}

/** The smart account of an owner. */
export type SmartAccounts = {
  readonly address: Address
  /** How it comes into being. */
  readonly deployment: HybridDeployment
  isDeployed(network: ReviewNetwork): Promise<boolean>
  /** Before the account is deployed, its signatures say how to (ERC-6492). */
  signerOf(network: ReviewNetwork): Promise<Signer>
  /** The bare signature of its owner, which counts for the account once it is deployed. Of nothing that a page made. */
  signAsOwner(data: TypedDataDefinition): Promise<Hex>
  /** A read of the operator's bundler, as the page asks for it. */
  askBundler(network: ReviewNetwork, method: string, params: unknown): Promise<unknown>
  readonly executor: Executor
}

/** Creates the smart account of an owner, the same on each network that has it. */
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
    askBundler: (network, method, params) =>
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
