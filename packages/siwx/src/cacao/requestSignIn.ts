import { type CaipNetworkId, parseCaipNetworkId } from '@kit/core'
import type { SignInRequest } from '@kit/core/plugin'
import { recapPrefix } from '../recap/formatRecapUri.js'
import type { PairedNeeds } from './Paired.js'

/** Whose message it is, while nobody knows the account: the fields that name it are the wallet's. */
const nobody: { readonly [namespace: string]: string } = { eip155: `0x${'0'.repeat(40)}`, solana: '1'.repeat(32) }
/** How long the same request is made again. With a nonce of 5 minutes and a link of 4, a nonce is never older than 10. */
const sameMs = 60_000

/**
 * What a wallet is asked to sign while it connects, with what the app's messages say; undefined where the app signs by itself, does not ask
 * accounts of the network in use, or its messages grant something, which does not join with what the wallet is asked to grant.
 */
export const requestSignIn =
  ({ config, context, limited, paired }: PairedNeeds) =>
  async (networkIds: readonly CaipNetworkId[], signal: AbortSignal): Promise<SignInRequest | undefined> => {
    const [chainId] = networkIds
    if (chainId === undefined || config.signMessage !== undefined) return undefined
    const { namespace } = parseCaipNetworkId(chainId)
    const accountAddress = nobody[namespace]
    if (accountAddress === undefined || config.namespaces?.includes(namespace) === false) return undefined
    const nowMs = context.ports.clock.now()
    const { asked } = paired
    const isSame = asked !== undefined && nowMs - asked.atMs < sameMs && `${asked.networkIds}` === `${networkIds}`
    if (isSame) return asked.request
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
    paired.asked = { request, networkIds, atMs: nowMs }
    return request
  }
