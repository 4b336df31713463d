import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, endpoints } from '@kit/server/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApi, startApi } from './testing/startApi.js'

const manual = await readFile(new URL('../../../docs/server.md', import.meta.url), 'utf8')

/** Returns the shell commands in the section about endpoints. */
function blocks(): readonly string[] {
  const section = manual.slice(manual.indexOf('## Endpoints'))
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text)
}

/** A request made by a block. */
type Made = { readonly status: number; readonly method: string; readonly path: string; readonly body: string }

let api: RunningApi
let folder: string
beforeAll(async () => {
  api = await startApi()
  folder = await mkdtemp(join(tmpdir(), 'kit-manual-'))
}, 60_000)
afterAll(async () => {
  await api?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Records the responses of `curl`, and passes them on to the shell. */
const recorder = `
curl() {
  local record; record=$(mktemp -d "$RECORDS/XXXXXX")
  command curl --silent --show-error --max-time 30 --output "$record/body" --write-out '%{http_code} %{method} %{url_effective}' "$@" > "$record/answer" || return
  cat "$record/body"
}
`

async function run(block: string): Promise<readonly Made[]> {
  const script = block
    .replaceAll('http://localhost:4401', api.url)
    .replaceAll('http://localhost:8545', api.chain.url)
    .replace(/^KEY=….*$/m, `KEY=${api.mailboxKey}`)
  const records = await mkdtemp(join(folder, 'block-'))
  const shell = spawn('bash', ['-eu', '-c', recorder + script], { env: { ...process.env, RECORDS: records } })
  const errors: Buffer[] = []
  shell.stdout.resume()
  shell.stderr.on('data', (part: Buffer) => errors.push(part))
  const code = await new Promise((resolve, reject) => shell.on('close', resolve).on('error', reject))
  expect(code, `${block}\n${Buffer.concat(errors)}`).toBe(0)
  return Promise.all(
    (await readdir(records)).map(async (name) => {
      const [status, method = '', url = ''] = (await readFile(join(records, name, 'answer'), 'utf8')).split(' ')
      const body = await readFile(join(records, name, 'body'), 'utf8').catch(() => '')
      return { status: Number(status), method, path: decodeURIComponent(new URL(url).pathname), body }
    }),
  )
}

function endpointOf({ method, path }: Made): Endpoint | undefined {
  return endpoints.find((endpoint) => {
    if (endpoint.method !== method) return false
    return [endpoint.path, ...endpoint.aliases].some((pattern) => {
      const shape = pattern.replace('{path}', '.+').replace(/\{\w+\}/g, '[^/]+')
      return new RegExp(`^${shape}$`).test(path)
    })
  })
}

it('docs/server.md: every command works as written, returns what the contract says, and every call has one', async () => {
  const made: Made[] = []
  for (const block of blocks()) {
    if (block.includes('bip122:') && api.bitcoin === undefined) continue
    made.push(...(await run(block)))
  }
  expect(made.length).toBeGreaterThan(50)
  for (const call of made) {
    const { status, method, path, body } = call
    expect(status, `${method} ${path} ${body}`).toBeGreaterThanOrEqual(200)
    expect(status, `${method} ${path} ${body}`).toBeLessThan(300)
    const endpoint = endpointOf(call)
    if (endpoint === undefined) continue
    const answer: unknown = JSON.parse(body)
    // Parsing would drop a field that the contract doesn't have.
    expect(endpoint.answer.parse(answer), `${method} ${path}`).toEqual(answer)
  }
  const shown = new Set(made.map((call) => endpointOf(call)?.id))
  // Requires a signed transaction, and a Bitcoin node.
  const without = ['sendBitcoinTransaction', ...(api.bitcoin === undefined ? ['getEsplora'] : [])]
  expect(endpoints.map(({ id }) => id).filter((id) => !shown.has(id) && !without.includes(id))).toEqual([])
}, 120_000)
