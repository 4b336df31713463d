import type { CaipNetworkId } from '@kit/core'
import type { SignInRequest } from '@kit/core/adapter'
import type { SiwxMessage } from '../protocol/SiwxMessage.js'

/** What is asked, and by whom. */
export type AskedSignIn = {
  readonly request: SignInRequest
  /** The network of the account that signs. */
  readonly chainId: CaipNetworkId
  /** Of the page. */
  readonly origin: string
}

/**
 * The sign-in as the frame takes it, which puts the address in; undefined for one that it refuses: to another place than this page.
 *
 * @example toSiwxMessage({ request, chainId: 'eip155:1', origin: 'https://dapp.example' })
 */
export function toSiwxMessage({ request, chainId, origin }: AskedSignIn): SiwxMessage | undefined {
  const { networkIds: _, resources, ...fields } = request
  if (!URL.canParse(fields.uri) || new URL(fields.uri).origin !== origin) return undefined
  if (fields.domain !== new URL(origin).host) return undefined
  return {
    ...fields,
    ...(resources && { resources: [...resources] }),
    accountAddress: '{address}',
    chainId,
    version: '1',
  }
}
