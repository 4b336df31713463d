import { type Chain, defineChain } from 'viem'

const query = new URLSearchParams(location.search)

/** A local chain at the URL in the page's query. */
const local = <Id extends number>(id: Id, name: string, url: string): Chain & { readonly id: Id } =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  })

/** Chains of the dapp. */
export const one = local(31337, 'Local One', query.get('one') ?? '')
export const two = local(31338, 'Local Two', query.get('two') ?? '')

/** The dapp's token, the same on both chains. */
export const token = query.get('token') as `0x${string}`
