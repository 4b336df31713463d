import { endpoints } from '@kit/server/contract'
import { z } from 'zod'
import type { ApiClient } from '../index.js'
import * as api from '../index.js'

const networkId = 'eip155:1'
const user = 'eip155:1:0xabcabcabcabcabcabcabcabcabcabcabcabcabca'
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const token = 'eip155:1:0x111111111117dc0aa78b770fa6a738034120c302'
const address = '0xabcabcabcabcabcabcabcabcabcabcabcabcabca'
const request = { message: '{}', signature: '0x', address, coinType: 60 }
const terms = { expiryMs: 1_800_000_000_000, signer: { type: 'keys', data: {} }, permissions: [], policies: [] }
const pci = '0d3c2a3e-6f0e-4a8c-9a35-1c1b9f1d2e3f'
const event = { eventId: 'e', url: 'u', domain: 'd', timestamp: 1, props: { type: 'track', event: 'MODAL_OPEN' } }
const userOp = {
  sender: address,
  nonce: '0x0',
  callData: '0x',
  callGasLimit: '0x0',
  verificationGasLimit: '0x0',
  preVerificationGas: '0x0',
  maxFeePerGas: '0x0',
  maxPriorityFeePerGas: '0x0',
}
const eth = { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [] }
const usd = { id: 'USD', limits: [] }

const written = {
  activateSession: (client: ApiClient) => api.activateSession(client, user, { ...terms, pci, context: '0x00' }),
  buildSwapApproval: (client: ApiClient) =>
    api.buildSwapApproval(client, { from: token, to: native, amount: 1_000_000n }),
  buildSwapTransaction: (client: ApiClient) =>
    api.buildSwapTransaction(client, { amount: 1_000_000n, from: native, to: token, userAddress: user }),
  callBundler: (client: ApiClient) => api.callBundler(client, { networkId, method: 'eth_getUserOperationReceipt' }),
  callPaymaster: (client: ApiClient) =>
    api.callPaymaster(client, { networkId, method: 'pm_getPaymasterStubData', params: [] }),
  callRpc: (client: ApiClient) => api.callRpc(client, { networkId, method: 'eth_blockNumber' }),
  createExchangePayment: (client: ApiClient) =>
    api.createExchangePayment(client, {
      exchangeId: 'sandbox',
      paymentId: 'order-1',
      networkId,
      asset: undefined,
      amount: 1n,
      recipient: address,
    }),
  createSession: (client: ApiClient) => api.createSession(client, user, terms),
  getAddressBalance: (client: ApiClient) => api.getAddressBalance(client, { networkId, address }),
  getAllowedOrigins: (client: ApiClient) => api.getAllowedOrigins(client),
  getAnalyticsConfig: (client: ApiClient) => api.getAnalyticsConfig(client),
  getBalance: (client: ApiClient) => api.getBalance(client, { address, networkId }),
  getEsplora: (client: ApiClient) => api.getEsplora(client, { networkId: 'bip122:1', path: 'blocks/tip/height' }),
  getExchangePayment: (client: ApiClient) =>
    api.getExchangePayment(client, { exchangeId: 'sandbox', paymentId: 'order-1' }),
  getExchanges: (client: ApiClient) => api.getExchanges(client),
  getFungiblePrice: (client: ApiClient) => api.getFungiblePrice(client, { addresses: [token], networkId }),
  getGasPrice: (client: ApiClient) => api.getGasPrice(client, { networkId }),
  getHistory: (client: ApiClient) => api.getHistory(client, { address, networkId }),
  getIdentity: (client: ApiClient) => api.getIdentity(client, { address, networkId }),
  getName: (client: ApiClient) => api.getName(client, 'alice.reown.id'),
  getNamesOfAddress: (client: ApiClient) => api.getNamesOfAddress(client, { address }),
  getNfts: (client: ApiClient) => api.getNfts(client, { address, networkId }),
  getOnrampBuyOptions: (client: ApiClient) => api.getOnrampBuyOptions(client, { country: 'US' }),
  getOnrampBuyQuotes: (client: ApiClient) =>
    api.getOnrampBuyQuotes(client, {
      purchaseCurrency: 'ETH',
      paymentAmount: '100',
      paymentCurrency: 'USD',
      paymentMethod: 'CARD',
      country: 'US',
    }),
  getOnrampOptions: (client: ApiClient) => api.getOnrampOptions(client),
  getOnrampQuote: (client: ApiClient) =>
    api.getOnrampQuote(client, { purchaseCurrency: eth, paymentCurrency: usd, amount: '100', network: 'ethereum' }),
  getOnrampUrl: (client: ApiClient) =>
    api.getOnrampUrl(client, { destinationWallets: [{ address }], partnerUserId: 'visitor' }),
  getSessionContext: (client: ApiClient) => api.getSessionContext(client, user, pci),
  getSupportedChains: (client: ApiClient) => api.getSupportedChains(client),
  getSwapAllowance: (client: ApiClient) => api.getSwapAllowance(client, { token, userAddress: user }),
  getSwapQuotes: (client: ApiClient) => api.getSwapQuotes(client, { amount: 1_000_000n, from: native, to: token }),
  getSwapTokens: (client: ApiClient) => api.getSwapTokens(client, { networkId }),
  getWallets: (client: ApiClient) => api.getWallets(client, { page: 1, entries: 4 }),
  listSessions: (client: ApiClient) => api.listSessions(client, user),
  registerName: (client: ApiClient) => api.registerName(client, request),
  revokeSession: (client: ApiClient) => api.revokeSession(client, user, { pci }),
  sendBitcoinTransaction: (client: ApiClient) =>
    api.sendBitcoinTransaction(client, { networkId: 'bip122:1', transaction: '0200' }),
  sendEvent: (client: ApiClient) => api.sendEvent(client, event),
  sendEvents: (client: ApiClient) => api.sendEvents(client, [event]),
  signUserOperation: (client: ApiClient) => api.signUserOperation(client, user, { pci, userOp }),
  suggestNames: (client: ApiClient) => api.suggestNames(client, { name: 'max' }),
  updateNameAddress: (client: ApiClient) => api.updateNameAddress(client, 'alice.reown.id', request),
  updateNameAttributes: (client: ApiClient) => api.updateNameAttributes(client, 'alice.reown.id', request),
} as const satisfies Readonly<Record<string, (client: ApiClient) => Promise<unknown>>>

/** Functions without an entry below are called with the examples of the contract, as members of one object. */
const byExamples = endpoints.flatMap(({ id, params, query }) => {
  const call: unknown = Reflect.get(api, id)
  if (typeof call !== 'function' || id in written) return []
  const examples = [params, query].flatMap((schema) => {
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return required.map((name) => [name, Reflect.get(Object(properties[name]), 'example')] as const)
  })
  return [[id, async (client: ApiClient): Promise<unknown> => call(client, Object.fromEntries(examples))] as const]
})

/** One call for every endpoint of the contract that returns JSON, on Ethereum. */
export const apiCalls: typeof written = { ...Object.fromEntries(byExamples), ...written }
