import { bundlerMethods } from '@kit/embedded/protocol'
import { createKnownRecipients } from './approval/createKnownRecipients.js'
import type { ReviewNetwork } from './approval/Review.js'
import { type ChainClient, createChainClient } from './chain/createChainClient.js'
import type { WalletServices } from './createWalletServices.js'
import { RpcFailure } from './failure/RpcFailure.js'
import type { PermissionBook } from './permissions/PermissionBook.js'
import { handleRpc } from './rpc/handleRpc.js'
import type { PermissionServices } from './rpc/PermissionServices.js'
import type { RpcMethod } from './rpc/RpcServices.js'
import { createSigners } from './worker/createSigners.js'

/** Creates the answers to RPC requests, and the user's permissions if the operator has smart accounts. */
export function createRpc(services: WalletServices) {
  const { page, screen, reach, networks, unlock, accounts, keyValue, connection, config, loginHost, urlOf } = services
  const clients = new Map<string, ChainClient>()

  function clientOf(network: ReviewNetwork): ChainClient {
    const client = clients.get(network.id) ?? createChainClient(urlOf('/v1', network))
    clients.set(network.id, client)
    return client
  }
  async function permissions(): Promise<PermissionServices> {
    const { createPermissions } = await import('./permissions/createPermissions.js')
    return createPermissions(await accounts.smart(), { page, origin: loginHost })
  }
  const smartNetworks = networks.filter(({ smartAccount }) => smartAccount)
  async function openPermissions(signal: AbortSignal): Promise<PermissionBook> {
    const { createPermissionBook } = await import('./permissions/createPermissionBook.js')
    const { executor } = await accounts.smart()
    return createPermissionBook({ ...(await permissions()), networks: smartNetworks, clientOf, executor, signal })
  }

  const solana = createSolanaMethod(services)
  const callBundler: RpcMethod = async ({ method, params, network }) =>
    (await accounts.smart()).callBundler(network, method, params)

  const answerRpc = handleRpc({
    page,
    screen,
    reach,
    networkOf: (id) => networks.find((network) => network.id === id),
    clientOf,
    async accountsOf(network) {
      const addresses = await connection.addresses()
      return addresses === undefined ? [] : accounts.list(network, addresses)
    },
    prepareUnlock: unlock.prepare,
    unlock: unlock.requireUnlocked,
    signerOf: accounts.signerOf,
    delegates: config.smartAccounts === '7702',
    ...(smartNetworks.length > 0 && {
      executor: async () => (await accounts.smart()).executor,
      permissions,
    }),
    receivers: createKnownRecipients(`receivers ${page.projectId}`),
    keyValue,
    methods: {
      solana_signMessage: solana,
      solana_signTransaction: solana,
      solana_signAllTransactions: solana,
      solana_signAndSendTransaction: solana,
      ...Object.fromEntries(bundlerMethods.map((method) => [method, callBundler])),
    },
  })
  return { answerRpc, ...(smartNetworks.length > 0 && { openPermissions }) }
}

/** Solana’s code loads with the first request for it. */
function createSolanaMethod({ page, screen, reach, unlock, urlOf, vault, connection }: WalletServices): RpcMethod {
  return async (call) => {
    const [{ solanaMethods }, { createSolanaChain }, { createLanguage }, { createApprove }] = await Promise.all([
      import('./solana/solanaMethods.js'),
      import('./solana/createSolanaChain.js'),
      import('./text/createLanguage.js'),
      import('./rpc/createApprove.js'),
    ])
    const methods = solanaMethods({
      origin: page.origin,
      approve: createApprove({ page, screen, reach, prepareUnlock: unlock.prepare, unlock: unlock.requireUnlocked }),
      chainOf: (network) => createSolanaChain({ url: urlOf('/v1', network), fetch: (...args) => fetch(...args) }),
      address: async () => (await connection.addresses())?.solana,
      signer: async () => createSigners(vault).solana,
      language: () => createLanguage(page),
    })
    const method = methods[call.method]
    if (method === undefined) throw new RpcFailure(4200, 'Requested RPC call is not allowed')
    return method(call)
  }
}
