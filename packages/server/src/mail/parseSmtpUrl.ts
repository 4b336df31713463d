import { isLoopback } from '@kit/siwx/server'

/** A mail server as the transport takes it. */
export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else it begins in plain text and is then required, but for this machine. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  readonly isLocal: boolean
}

/**
 * The mail server in a URL. Options in a query are none: they could switch the check of certificates off.
 *
 * @throws TypeError for anything but `smtp://` or `smtps://` with a host and perhaps name, secret and port
 * @example parseSmtpUrl('smtps://user:secret@mail.example').port // 465
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  if (!/^smtps?:$/.test(protocol) || hostname === '' || pathname.length > 1 || search !== '' || hash !== '')
    throw new TypeError('must be a URL like smtps://user:secret@mail.example')
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    isLocal: isLoopback(hostname),
  }
}
