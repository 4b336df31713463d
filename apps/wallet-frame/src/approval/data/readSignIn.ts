import { getAddress, isAddress } from 'viem'
import { RpcFailure } from '../../failure/RpcFailure.js'
import type { SignIn } from '../Review.js'
import { checkSignInSite, resemblesSignIn } from './checkSignInSite.js'

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
  if (!resemblesSignIn(text)) return undefined
  const found = lines.exec(text)?.groups
  if (found === undefined) throw new RpcFailure(-32602, 'Invalid sign-in message: not in EIP-4361 format')
  const { scheme, domain = '', address = '', statement, uri = '', chainId, expirationTime, resources } = found
  checkSignInSite({ domain, uri, ...(scheme !== undefined && { scheme }) }, dapp)
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
