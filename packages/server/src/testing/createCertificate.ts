import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A self-signed certificate for this machine, in PEM. */
export type TestCertificate = { readonly key: string; readonly cert: string }

/** Creates a certificate for `localhost` and 127.0.0.1 that expires after some days. */
export function createCertificate({ days }: { readonly days: number }): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(node(0x31, sequence(oid('550403'), node(0x0c, Buffer.from('localhost')))))
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const hosts = sequence(node(0x82, Buffer.from('localhost')), node(0x87, Buffer.of(127, 0, 0, 1)))
  const unsigned = sequence(
    node(0xa0, node(0x02, Buffer.of(2))),
    node(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    sequence(utcTime(Date.now() - 86_400_000 * 100), utcTime(Date.now() + 86_400_000 * days)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    node(0xa3, sequence(sequence(oid('551d11'), node(0x04, hosts)))),
  )
  const signature = node(0x03, Buffer.concat([Buffer.of(0), sign('sha256', unsigned, privateKey)]))
  const base64 = sequence(unsigned, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Encodes a DER value. */
function node(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), body])
}

const sequence = (...parts: readonly Buffer[]): Buffer => node(0x30, ...parts)
const oid = (hex: string): Buffer => node(0x06, Buffer.from(hex, 'hex'))
const utcTime = (ms: number): Buffer =>
  node(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
