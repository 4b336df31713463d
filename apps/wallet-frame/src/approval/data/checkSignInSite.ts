import { RpcFailure } from '../../failure/RpcFailure.js'

/** Anything that resembles the first line of a sign-in message must be a valid one in every detail. */
const likeSignIn = /wants\s+you\s+to\s+sign\s+in\s+with\s+your\s+[^\n]*account/iu

/** Whether a text may be a sign-in message. The words may hide behind a first line that no one reads. */
export const resemblesSignIn = (text: string): boolean =>
  likeSignIn.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/**
 * Checks that a sign-in message is for the page that requests it.
 *
 * @throws RpcFailure -32602 for another domain, scheme or origin: a server would accept the message as the user's login
 */
export function checkSignInSite(
  { scheme, domain, uri }: { readonly scheme?: string; readonly domain: string; readonly uri?: string },
  dapp: { readonly origin: string },
): void {
  const { host, protocol, origin } = new URL(dapp.origin)
  if (domain.toLowerCase() !== host || (scheme !== undefined && `${scheme}:` !== protocol))
    throw new RpcFailure(-32602, `Invalid sign-in message: expected the domain ${host}, received ${domain}`)
  if (uri !== undefined && (!URL.canParse(uri) || new URL(uri).origin !== origin))
    throw new RpcFailure(-32602, 'Invalid sign-in message: its URI has another origin')
}
