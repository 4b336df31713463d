import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isPortFree } from './freePort.js'
import { repositoryRoot } from './repositoryRoot.js'
import { startEvm } from './startEvm.js'
import { type Family, families } from './startFamilies.js'
import { type Stack, startStack } from './startStack.js'
import { startStatic } from './startStatic.js'

// cli.ts up [--only evm,solana]              everything, or these families, on the ports of the environment
// cli.ts evm --chain-id 31337 --port 8545    one chain

const portVariables = {
  demo: ['KIT_DEMO_PORT', 4400],
  server: ['KIT_SERVER_PORT', 4401],
  wallet: ['KIT_WALLET_PORT', 4402],
  frame: ['KIT_FRAME_PORT', 4403],
  login: ['KIT_LOGIN_PORT', 4404],
  walletApi: ['KIT_WALLET_API_PORT', 4405],
  docs: ['KIT_DOCS_PORT', 4406],
  evm: ['KIT_EVM_PORT', 8545],
  evm2: ['KIT_EVM2_PORT', 8546],
  solana: ['KIT_SOLANA_PORT', 8899],
  polkadot: ['KIT_POLKADOT_PORT', 9944],
  bitcoin: ['KIT_BITCOIN_PORT', 3002],
} as const

type Part = keyof typeof portVariables

const began = Date.now()

async function up(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } })
  const wanted = readFamilies(values.only)
  const ports = await readPorts(wanted)
  const dataDir = process.env['KIT_DATA_DIR'] ?? join(repositoryRoot(), '.data', 'server')
  const starting = startStack({
    ports,
    dataDir,
    families: wanted,
    onPart: (name) => console.log(`  up: ${name}`),
    onMissing: (family, reason) => console.log(`  without ${family}: ${reason}`),
  })
  onEnd(async () => (await starting).stop())
  const stack = await starting
  // Built after the start, which doesn't wait for it.
  const folder = join(repositoryRoot(), 'apps/docs/dist/site')
  const docs = await startStatic({ folder, ...(ports.docs ? { port: ports.docs } : {}), isBuilding: true })
  console.log(table(stack, docs.url))
  console.log(
    `ready after ${((Date.now() - began) / 1000).toFixed(1)} s: open ${stack.config.demoUrl} (Ctrl-C ends everything)`,
  )
  const reason = await stack.failed
  console.error(`\n${reason}`)
  await stack.stop()
  process.exit(1)
}

async function evm(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, 'chain-id': { type: 'string' } } })
  const chain = await startEvm({ chainId: Number(values['chain-id'] ?? 31337), port: Number(values.port ?? 0) })
  onEnd(chain.stop)
  console.log(JSON.stringify({ url: chain.url, chainId: chain.chainId }))
  const { code, signal } = await chain.process.exited
  console.error(`The chain ended with ${signal ?? `code ${code}`}\n${chain.process.output()}`)
  process.exit(1)
}

/** EVM always runs, because the demo's names, tokens and pairing need it. */
function readFamilies(only: string | undefined): readonly Family[] {
  if (only === undefined) return families
  const words = only.split(',').filter((word) => word !== '')
  const unknown = words.find((word) => word !== 'evm' && !families.some((family) => family === word))
  if (unknown !== undefined) throw new Error(`No family ${unknown}. Families: evm, ${families.join(', ')}`)
  return families.filter((family) => words.includes(family))
}

async function readPorts(wanted: readonly Family[]): Promise<Partial<Record<Part, number>>> {
  const ports: Partial<Record<Part, number>> = {}
  const isIdle = (part: string): boolean =>
    families.some((family) => family === part) && !wanted.some((family) => family === part)
  for (const [part, [variable, standard]] of Object.entries(portVariables)) {
    if (isIdle(part)) continue
    const text = process.env[variable] ?? String(standard)
    const port = Number(text)
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
      throw new Error(`${variable}=${text} is not a port (1 to 65535)`)
    const same = Object.entries(ports).find(([, other]) => other === port)
    if (same) throw new Error(`${variable}=${port} is the port of the ${same[0]} already`)
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken: set ${variable} to a free one`)
    ports[part as Part] = port
  }
  return ports
}

function onEnd(stop: () => Promise<void>): void {
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    stop()
      .catch(() => {})
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // A package manager that is killed can't notify its child, so the child watches for a change of its parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

function table({ config, chains, mailboxKey }: Stack, docsUrl: string): string {
  const [first] = chains
  const alice = first.accounts[0]
  const rows: [string, string][] = [
    ['Demo dapp', config.demoUrl],
    ['Documentation', docsUrl],
    ['Remote wallet', config.walletUrl],
    ['Embedded wallet', config.frameUrl],
    ['Its login host', config.walletApiUrl],
    ['Social logins', config.loginUrl],
    ['kit-server', config.serverUrl],
    ['Its contract', `${config.serverUrl}/openapi.json`],
    ['Buying, sandbox', `${config.serverUrl}/onramp/sandbox?address=${alice?.address}`],
    ['Mails, development', `${config.serverUrl}/dev/mailbox?key=${mailboxKey}`],
    ['Relay', config.relayUrl],
    ...Object.entries(config.rpcUrls).map(([id, url]): [string, string] => [`Chain ${id}`, url]),
    ...families.flatMap((family): [string, string][] => {
      const chain = config[family]
      return chain ? [[`Chain ${chain.networkId}`, 'url' in chain ? chain.url : chain.wsUrl]] : []
    }),
    ...Object.entries(config.tokens).map(([symbol, { address }]): [string, string] => [`Token ${symbol}`, address]),
    ['Account 1', alice?.address ?? ''],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return `\n${rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')}\n`
}

const [command, ...rest] = process.argv.slice(2)
const commands: Record<string, (args: string[]) => Promise<void>> = { up, evm }
const run = commands[command ?? '']
if (!run) {
  console.error('Usage: cli.ts up [--only families] | evm --chain-id N --port N')
  process.exit(2)
}
run(rest).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
