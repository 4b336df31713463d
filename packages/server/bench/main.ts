import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { postgresFolder, startPostgres } from '../src/testing/startPostgres.js'
import { redisProgram, startRedis } from '../src/testing/startRedis.js'

// Runs every benchmark of the server, first with files and memory, then over local Postgres and Redis. Run: tsx
// packages/server/bench/main.ts [relay relayCost relayReplicas gateway balance history] [--quick]

const all = ['gateway', 'balance', 'history', 'relay', 'relayCost', 'relayReplicas']
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const chosen = wanted.length === 0 ? all : all.filter((name) => wanted.includes(name))

async function runAll(mode: string, env: Readonly<Record<string, string>>): Promise<void> {
  process.stdout.write(`\n== ${mode} ==\n`)
  for (const name of chosen) {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
    const args = ['--conditions', '@kit/source', '--import', 'tsx', script, ...options]
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`the ${name} benchmark exited with code ${code}`)
  }
}

await runAll('SQLite and memory', {})
if (postgresFolder() === undefined || redisProgram() === undefined) {
  process.stdout.write('\nPostgres and Redis are not installed: their mode was not measured\n')
} else {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()])
  try {
    await runAll('Postgres and Redis', {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      KIT_SERVER_ENCRYPTION_KEY: '01'.repeat(32),
    })
  } finally {
    await Promise.all([postgres.remove(), redis.remove()])
  }
}
