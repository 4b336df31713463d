import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, spawnGuarded } from '@kit/devnet'
import { onTestFinished } from 'vitest'
import { createCertificate } from './createCertificate.js'
import { untilIt } from './untilIt.js'

/** Returns the path of Caddy, or undefined where it isn't installed. */
export function caddyProgram(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path))
}

/**
 * Runs Caddy with a sample on free loopback ports, with its own certificate, in front of replicas. Only addresses and the certificate
 * change, and Caddy before 2.7 gets no delay of sockets, which it doesn't have. It stops after the test.
 *
 * @throws when the sample does not name as many replicas, or Caddy does not start
 */
export async function startCaddy(sample: string, replicas: readonly string[]) {
  const program = caddyProgram() ?? 'caddy'
  const home = mkdtempSync(join(tmpdir(), 'kit-caddy-'))
  const { key, cert } = createCertificate({ days: 90 })
  writeFileSync(join(home, 'cert.pem'), cert)
  writeFileSync(join(home, 'key.pem'), key)
  const [tlsPort, plainPort] = [await freePort(), await freePort()]
  const names = [...replicas]
  const [, minor] = /(\d+)\.(\d+)/.exec(execFileSync(program, ['version'], { encoding: 'utf8' }))?.slice(1) ?? []
  const sites = sample
    .replace(/127\.0\.0\.1:\d+/g, () => new URL(names.shift() ?? '').host)
    .replace(/^(\S+\.example) \{/gm, `$1 {\n\ttls ${join(home, 'cert.pem')} ${join(home, 'key.pem')}`)
    .replaceAll('api.example', 'localhost')
  if (names.length > 0) throw new Error(`the sample has no place for ${names}`)
  const known = Number(minor) < 7 ? sites.replace(/^\s*stream_close_delay .*\n/gm, '') : sites
  const path = join(home, 'Caddyfile')
  const options = `admin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}`
  writeFileSync(path, `{\n\t${options}\n}\n${known}`)
  const env = { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const running = spawnGuarded(program, ['run', '--adapter', 'caddyfile', '--config', path], { env })
  onTestFinished(async () => {
    await running.stop()
    rmSync(home, { recursive: true, force: true })
  })
  await untilIt(
    async () =>
      (await fetch(`http://localhost:${plainPort}`, { redirect: 'manual' }).catch(() => undefined))?.status === 308,
    running,
  )
  return { url: `https://localhost:${tlsPort}`, cert, plainPort }
}
