import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../packages/', import.meta.url)

/** Text of all sources of a package. */
const textOf = (name: string): string =>
  readdirSync(new URL(`${name}/src/`, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.test-d|kitErrorCodes\.data)\.tsx?$/.test(path))
    .map((path) => readFileSync(new URL(`${name}/src/${path}`, root), 'utf8'))
    .join('\n')

// Texts of the error catalog, each with the packages that contain it.
const catalogue: readonly (readonly [text: string, ...packages: readonly string[]])[] = [
  ['Provider not found', 'bitcoin', 'polkadot', 'solana'],
  ['Switching chains is not supported', 'core'],
  ['Signature declined', 'siwx'],
  ['This application might not support Smart Accounts', 'siwx'],
  ['A problem occurred while trying initialize authentication', 'siwx'],
  ['Unsupported chain', 'walletconnect'],
  ['Sign message failed', 'core'],
  ['Error estimating gas', 'eip155'],
  ['WalletConnectConnector not found', 'core'],
  ['Error parsing wallet capabilities', 'eip155'],
  ['SIWX is not enabled', 'siwx'],
  ['No ActiveCaipAddress found', 'siwx'],
  ['No ActiveCaipNetwork or client found', 'siwx'],
  ['Failed to disconnect', 'core'],
  ['Network not supported for Gas Price', 'api'],
  ['Network not supported for Swaps', 'api'],
  ['Chain adapter not found', 'core'],
  ['Chain not configured.', 'core'],
  ['Connector already connected.', 'core'],
  ['Connector not connected.', 'core'],
  ['Chain mismatch', 'core'],
  ['Account not found for connector', 'core'],
  ['Connector unavailable while reconnecting', 'core'],
  ['Unable to load email login dependency', 'embedded'],
  ['Network not found.', 'names'],
  ['Address or auth connector not found.', 'names'],
  ["Transactions can't be fetched without an accountAddress", 'api'],
  ['Error resolving name', 'api'],
  ['Error fetching name suggestions', 'names'],
  ['Error fetching names for address', 'names'],
  ['Error registering name', 'names'],
  ['Please call connect() before request().', 'walletconnect'],
  ['Sign Client not initialized', 'walletconnect'],
  ['The session does not exist', 'walletconnect'],
  ['No RPC url provided for the network', 'adapter'],
  ['JSON-RPC provider for ', 'walletconnect'],
  ['ChainId not found', 'walletconnect'],
  ['The network request failed.', 'api'],
  ['The network request timed out.', 'api'],
  ['The request was aborted.', 'core'],
  ['An error occurred', 'embedded'],
  ['Something went wrong', 'embedded'],
  ['iframe_load_failed', 'embedded'],
  ['iframe_request_timeout', 'embedded'],
  ['Failed to fetch transactions', 'activity'],
]

describe('error catalogue', () => {
  it.each(catalogue)('contains the text "%s"', (text, ...packages) => {
    for (const name of packages) expect(textOf(name).includes(text), name).toBe(true)
  })
})
