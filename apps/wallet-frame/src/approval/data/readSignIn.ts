import { getAddress, isAddress } from 'viem'
import { RpcFailure } from '../../failure/RpcFailure.js'
import type { SignIn } from '../Review.js'

/** Anything that resembles the first line of a sign-in message must be a valid one in every detail. */
const likeSignIn = /wants\s+you\s+to\s+sign\s+in\s+with\s+your\s+[^\n]*account/iu

const lines = new RegExp(
  '^(?:(?<scheme>[a-z][a-z0-9+.-]*)://)?(?<domain>[^\\s/?#@]+) wants you to sign in with your Ethereum account:\\n' +
    '(?<address>0x[0-9a-fA-F]{40})\\n\\n' +
    '(?:(?<statement>[^\\n]+)\\n\\n|\\n)?' +
    'URI: (?<uri>[^\\n]+)\\n' +
    'Version: 1\\n' +
    'Chain ID: (?<chainId>[1-9]\\d{0,14})\\n' +
    'Nonce: [A-Za-z0-9]{8,}\\n' +
    'Issued At: [^\\n]+' +
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?' +
    '(?:\\nNot Before: [^\\n]+)?' +
    '(?:\\nRequest ID: [^\\n]*)?' +
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
)

/**
 * Parses a sign-in message. Undefined if the text is not one.
 *
 * @throws RpcFailure -32602 for another domain, page or account than the requesting one, or an invalid format: a server would accept it as
 *   the user's login
 */
export function readSignIn(
  text: string,
  dapp: { readonly origin: string; readonly address: string },
): SignIn | undefined {
  // The words may hide behind a first line that no one reads.
  if (!likeSignIn.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))) return undefined
  const found = lines.exec(text)?.groups
  if (found === undefined) throw new RpcFailure(-32602, 'Invalid sign-in message: not in EIP-4361 format')
  const { scheme, domain = '', address = '', statement, uri = '', chainId, expirationTime, resources } = found
  const { host, protocol, origin } = new URL(dapp.origin)
  if (domain.toLowerCase() !== host || (scheme !== undefined && `${scheme}:` !== protocol))
    throw new RpcFailure(-32602, `Invalid sign-in message: expected the domain ${host}, received ${domain}`)
  if (!URL.canParse(uri) || new URL(uri).origin !== origin)
    throw new RpcFailure(-32602, 'Invalid sign-in message: its URI has another origin')
  if (!isAddress(address, { strict: false }) || getAddress(address) !== getAddress(dapp.address))
    throw new RpcFailure(-32602, 'Invalid sign-in message: it is for another account')
  return {
    domain,
    chainId: Number(chainId),
    resources: resources?.split('\n- ').slice(1) ?? [],
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
  }
}
