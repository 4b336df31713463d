// Finds Postgres, PgBouncer, Redis (or Valkey), nginx and Prometheus for the server tests: the system's, or Debian's packages.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './runtime.mjs'

const policyFile = '/usr/sbin/policy-rc.d'
const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/** Installs them where possible. Elsewhere the tests that need them are reported as skipped. */
export async function findDatabases() {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await fromDebian(missing)
  for (const name of missingPackages()) say(`${name} is not available: tests that need it are skipped`)
}

function missingPackages() {
  const postgres = '/usr/lib/postgresql'
  const versions = existsSync(postgres) ? readdirSync(postgres).map((version) => join(postgres, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', ...versions]
  const has = (name) => folders.some((folder) => existsSync(join(folder, name)))
  return [
    ...(has('postgres') && has('initdb') ? [] : ['postgresql']),
    ...(has('redis-server') || has('valkey-server') ? [] : ['redis-server']),
    ...(has('nginx') ? [] : ['nginx-light']),
    ...(has('pgbouncer') ? [] : ['pgbouncer']),
    ...(has('prometheus') ? [] : ['prometheus']),
  ]
}

async function fromDebian(packages) {
  say(`Installing ${packages.join(', ')} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  // The packages would start services, and Postgres would create a cluster. The tests start their own.
  const written = [
    [policyFile, '#!/bin/sh\nexit 101\n', 0o755],
    [clusterSettings, 'create_main_cluster = false\n', 0o644],
  ].filter(([path]) => !existsSync(path))
  try {
    for (const [path, text, mode] of written) {
      mkdirSync(join(path, '..'), { recursive: true })
      writeFileSync(path, text, { mode })
    }
    const keep = ['-o', 'Dpkg::Options::=--force-confold']
    await run('apt-get', ['install', '-qy', '--no-install-recommends', ...keep, ...packages], { env })
  } finally {
    for (const [path] of written) if (path === policyFile) rmSync(path, { force: true })
  }
}
