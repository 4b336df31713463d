import { type CaipNetworkId, parseCaipNetworkId } from '@kit/core'
import type { SignInRequest } from '@kit/core/plugin'
import type { PairedDependencies } from '../cacao/PairedSignIn.js'
import { recapPrefix } from '../recap/formatRecapUri.js'

/** Placeholder addresses: the account isn't known yet, and the wallet fills in the fields that identify it. */
const placeholderAddresses: { readonly [namespace: string]: string } = {
  eip155: `0x${'0'.repeat(40)}`,
  solana: '1'.repeat(32),
}
/** How long a request is reused. With a 5-minute nonce and a 4-minute link, a nonce is at most 10 minutes old. */
const requestReuseMs = 60_000

/**
 * Returns the sign-in request to send while a wallet connects. Returns undefined if the app signs by itself or doesn't sign in accounts on
 * the active network. Also for messages with a ReCap, which can't be merged with the wallet's own.
 */
export const requestSignIn =
  ({ config, context, limited, pairedSignIn }: PairedDependencies) =>
  async (networkIds: readonly CaipNetworkId[], signal: AbortSignal): Promise<SignInRequest | undefined> => {
    const [chainId] = networkIds
    if (chainId === undefined || config.signMessage !== undefined) return undefined
    const { namespace } = parseCaipNetworkId(chainId)
    const accountAddress = placeholderAddresses[namespace]
    if (accountAddress === undefined || config.namespaces?.includes(namespace) === false) return undefined
    const nowMs = context.ports.clock.now()
    const { request: pending } = pairedSignIn
    const isSame =
      pending !== undefined && nowMs - pending.atMs < requestReuseMs && `${pending.networkIds}` === `${networkIds}`
    if (isSame) return pending.request
    const message = await limited(() => config.createMessage({ accountAddress, chainId }), signal)
    const {
      accountAddress: _,
      chainId: _chain,
      scheme: _scheme,
      version: _version,
      toString: _text,
      ...fields
    } = message
    if (fields.resources?.some((resource) => resource.startsWith(recapPrefix))) return undefined
    const request: SignInRequest = { ...fields, networkIds }
    pairedSignIn.request = { request, networkIds, atMs: nowMs }
    return request
  }
