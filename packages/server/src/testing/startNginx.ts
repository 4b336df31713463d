import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { onTestFinished } from 'vitest'
import { createCertificate } from './createCertificate.js'
import { untilIt } from './untilIt.js'

/** Returns the path of nginx, or undefined where it isn't installed. */
export function nginxProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/**
 * Runs nginx with a sample on free loopback ports, with its own certificate, in front of replicas. Only addresses, paths of files and the
 * user change. It stops after the test.
 *
 * @throws when the sample does not name as many replicas, or nginx does not start
 */
export async function startNginx(sample: string, replicas: readonly string[]) {
  const home = mkdtempSync(join(tmpdir(), 'kit-nginx-'))
  const { key, cert } = createCertificate({ days: 90 })
  writeFileSync(join(home, 'fullchain.pem'), cert)
  writeFileSync(join(home, 'privkey.pem'), key)
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const names = [...replicas]
  const text = sample
    .replace(/server 127\.0\.0\.1:\d+/g, () => `server ${new URL(names.shift() ?? '').host}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${tlsPort} ssl;`)
    .replaceAll('/etc/nginx/tls', home)
    .replaceAll('/var/log/nginx', home)
    .replaceAll('api.example', 'localhost')
    .replace('http {', `http {\n${temporaryPaths(home)}`)
  if (names.length > 0) throw new Error(`the sample has no place for ${names}`)
  const path = join(home, 'nginx.conf')
  // The tests may run as root, whose temporary files other users cannot read.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  writeFileSync(path, `daemon off;\npid ${join(home, 'pid')};\n${user}${text}`)
  const program = spawnGuarded(nginxProgram() ?? 'nginx', ['-c', path, '-p', home, '-e', join(home, 'start.log')])
  onTestFinished(async () => {
    await program.stop()
    rmSync(home, { recursive: true, force: true })
  })
  const plainUrl = `http://127.0.0.1:${plainPort}`
  await untilIt(
    async () => (await fetch(plainUrl, { redirect: 'manual' }).catch(() => undefined))?.status === 301,
    program,
  )
  return { url: `https://localhost:${tlsPort}`, cert, plainPort }
}

function temporaryPaths(home: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return kinds.map((kind) => `  ${kind}_temp_path ${join(home, kind)};`).join('\n')
}
