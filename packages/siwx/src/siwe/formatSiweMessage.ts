import { formatMessage } from '../message/formatMessage.js'
import type { SiweMessageInput } from './SiweConfig.js'

/**
 * Formats an EIP-4361 message, for `createMessage` of a `siweConfig`.
 *
 * @param address The account address, plain or as did:pkh.
 * @throws KitError `siwx/invalidField`
 * @example createMessage: ({ address, ...args }) => formatSiweMessage(args, address)
 */
export function formatSiweMessage(args: Omit<SiweMessageInput, 'address' | 'type'>, address: string): string {
  const { chainId, domain, exp, iat, nbf, nonce, requestId, resources, statement, uri } = args
  return formatMessage({
    domain,
    accountAddress: address.slice(address.lastIndexOf(':') + 1),
    uri,
    version: '1',
    chainId: `eip155:${chainId}`,
    nonce,
    issuedAt: iat,
    ...(statement && { statement }),
    ...(exp !== undefined && { expirationTime: exp }),
    ...(nbf !== undefined && { notBefore: nbf }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  })
}
