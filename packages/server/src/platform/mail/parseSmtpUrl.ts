import { isLoopback } from '@kit/siwx/server'

/** A mail server in the format of the transport. */
export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS, which is required unless the server is local. */
  readonly secure: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  readonly isLocal: boolean
}

/**
 * Parses the URL of a mail server. Query options are not allowed: they could disable certificate checks.
 *
 * @throws TypeError for anything but `smtp://` or `smtps://` with a host and optional user, secret and port
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
