import type { CaipNetworkId } from '@kit/core'
import type { SignInRequest } from '@kit/core/adapter'
import type { SiwxMessageTemplate } from '../protocol/SiwxMessageTemplate.js'

/** A sign-in request and its sender. */
export type FrameSignInRequest = {
  readonly request: SignInRequest
  /** The network of the signing account. */
  readonly chainId: CaipNetworkId
  /** The origin of the page. */
  readonly origin: string
}

/**
 * Converts a sign-in request for the frame, which inserts the address. Returns undefined for requests that the frame rejects because they
 * are for another origin.
 *
 * @example toSiwxMessage({ request, chainId: 'eip155:1', origin: 'https://dapp.example' })
 */
export function toSiwxMessage({ request, chainId, origin }: FrameSignInRequest): SiwxMessageTemplate | undefined {
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
