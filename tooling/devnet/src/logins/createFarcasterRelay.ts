import { randomUUID } from 'node:crypto'
import { decodeFunctionData, encodeFunctionResult, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { custodyOf, devPeople } from './devPeople.data.js'
import { loginPage, notePage } from './loginPage.js'

/** A response of the relay: JSON or a page. */
export type RelayAnswer =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly page: string }

export type RelayRequests = {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly bearer: string
}

type Channel = {
  readonly siweUri: string
  readonly domain: string
  readonly nonce: string
  signed?: { readonly message: string; readonly signature: string; readonly username: string; readonly fid: number }
}

const registry = '0x00000000fc6c5f01fc30151999387bb99a9f489b'
const registryAbi = parseAbi(['function idOf(address owner) view returns (uint256)'])

/**
 * Creates a relay for Farcaster sign-ins with the app of its users, and the chain that knows who owns an account.
 *
 * - `POST /v1/channel`, `GET /v1/channel/status` as in other relays
 * - `/app?channelToken=…` the app: a page that approves as one of two users
 * - `POST /rpc` a node of chain 10 with the account registry
 */
export function createFarcasterRelay(base: string): {
  answer(path: string, requested: RelayRequests): Promise<RelayAnswer>
} {
  const channels = new Map<string, Channel>()

  function open(body: string): RelayAnswer {
    const { siweUri, domain, nonce } = JSON.parse(body) as Channel
    const channelToken = randomUUID()
    channels.set(channelToken, { siweUri, domain, nonce })
    return { status: 201, json: { channelToken, nonce, url: `${base}/app?channelToken=${channelToken}` } }
  }

  function read(channel: Channel): RelayAnswer {
    const { signed, nonce } = channel
    return signed === undefined
      ? { status: 202, json: { state: 'pending', nonce } }
      : { status: 200, json: { state: 'completed', nonce, ...signed } }
  }

  async function approve(channel: Channel, chosen: string): Promise<RelayAnswer> {
    const person = devPeople.find(({ id }) => String(id) === chosen)
    if (person === undefined) return { status: 200, page: notePage('Declined', 'You may close this page.') }
    const account = privateKeyToAccount(custodyOf(person).privateKey)
    const message = createSiweMessage({
      address: account.address,
      chainId: 10,
      domain: channel.domain,
      nonce: channel.nonce,
      resources: [`farcaster://fid/${person.id}`],
      statement: 'Farcaster Auth',
      uri: channel.siweUri,
      version: '1',
    })
    const signature = await account.signMessage({ message })
    channel.signed ??= { message, signature, username: person.userName, fid: person.id }
    return { status: 200, page: notePage('Approved', 'You may close this page and go back.') }
  }

  function call(body: string): RelayAnswer {
    const { id, method, params } = JSON.parse(body) as {
      id: unknown
      method: string
      params: [{ to?: string; data: `0x${string}` }]
    }
    if (method === 'eth_chainId') return { status: 200, json: { jsonrpc: '2.0', id, result: '0xa' } }
    if (method !== 'eth_call')
      return { status: 200, json: { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } } }
    // The registry is the only contract.
    if (params[0].to?.toLowerCase() !== registry) return { status: 200, json: { jsonrpc: '2.0', id, result: '0x' } }
    const [owner] = decodeFunctionData({ abi: registryAbi, data: params[0].data }).args
    const person = devPeople.find((known) => custodyOf(known).address === owner)
    const result = encodeFunctionResult({ abi: registryAbi, functionName: 'idOf', result: BigInt(person?.id ?? 0) })
    return { status: 200, json: { jsonrpc: '2.0', id, result } }
  }

  return {
    async answer(path, { method, url, body, bearer }) {
      if (method === 'POST' && path === '/v1/channel') return open(body)
      if (method === 'POST' && path === '/rpc') return call(body)
      const token = path === '/app' ? (url.searchParams.get('channelToken') ?? '') : bearer
      const channel = channels.get(token)
      if (path === '/v1/channel/status' && channel !== undefined) return read(channel)
      if (path !== '/app' || channel === undefined) return { status: 404, json: { error: 'Not found' } }
      if (method === 'POST') return approve(channel, new URLSearchParams(body).get('person') ?? '')
      return { status: 200, page: loginPage({ title: 'Sign in with Farcaster', verb: 'Approve as' }) }
    },
  }
}
