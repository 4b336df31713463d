import { type ConnectionOptions, connect, rootCertificates, type TLSSocket } from 'node:tls'
import type { DeploymentCheck } from './Deployment.js'
import { findingOf } from './DeploymentFinding.js'
import { sendProbe } from './sendProbe.js'

const dayMs = 86_400_000
/** Certificates of 90 days are usually renewed 30 days before they expire. */
const renewalDays = 14
const timeoutMs = 10_000

/** Checks the certificate and the protocols of the proxy, and that plain HTTP is redirected. */
export const checkTls: DeploymentCheck = async ({ url, ca, ports, now }) => {
  if (url.protocol === 'http:')
    return isLocal(url) ? [] : [findingOf('no-tls', `${url.origin} is not encrypted: anyone on the way can change it.`)]
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const options = { host, port: Number(url.port || 443), ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }) }
  const [certificate, old, plain] = await Promise.all([
    handshake({ ...options, ...(ca !== undefined && { ca: [...rootCertificates, ca] }) }, (socket) => ({
      error: socket.authorized ? undefined : String(socket.authorizationError),
      expiresMs: Date.parse(socket.getPeerCertificate().valid_to),
    })),
    handshake(
      { ...options, minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' },
      (socket) => socket.getProtocol() ?? 'an old protocol',
    ),
    ports.http === undefined ? undefined : sendProbe(new URL(`http://${url.hostname}:${ports.http}/health`)),
  ])
  const days = certificate === undefined ? undefined : Math.floor((certificate.expiresMs - now()) / dayMs)
  const isRedirected = plain?.headers.location?.startsWith('https:') === true && plain.status >= 300
  return [
    ...(certificate?.error === undefined
      ? []
      : [findingOf('certificate-invalid', `Browsers refuse the certificate of ${url.host}: ${certificate.error}.`)]),
    ...(days === undefined || certificate?.error !== undefined || days >= renewalDays
      ? []
      : [findingOf('certificate-expires', `The certificate of ${url.host} expires in ${days} days.`)]),
    ...(old === undefined ? [] : [findingOf('tls-outdated', `${url.host} accepts ${old}.`)]),
    ...(plain === undefined || isRedirected
      ? []
      : [findingOf('http-not-redirected', `http://${url.hostname} responds with ${plain.status}, without TLS.`)]),
  ]
}

/** Returns whether a URL names the machine itself, where plain HTTP is safe. */
export function isLocal({ hostname }: URL): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

/** Reads something from a TLS connection; returns undefined if there is none. */
function handshake<T>(options: ConnectionOptions, read: (socket: TLSSocket) => T): Promise<T | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ ...options, rejectUnauthorized: false, timeout: timeoutMs }, () => {
      resolve(read(socket))
      socket.destroy()
    })
    const give = () => {
      resolve(undefined)
      socket.destroy()
    }
    socket.on('error', give).on('timeout', give).on('close', give)
  })
}
