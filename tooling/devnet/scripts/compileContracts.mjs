// Compiles contracts/*.sol into src/contracts/*.data.ts; contracts/parts/ holds pieces that several of them share.
//
//   pnpm contracts                               after changing a contract
//   node scripts/compileContracts.mjs --check    fails when the compiled files are older than their sources
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(`${root}contracts`, { recursive: true })
  .filter((file) => file.endsWith('.sol'))
  .sort()
const names = files.filter((file) => !file.startsWith('parts')).map((file) => file.replace(/\.sol$/, ''))

const hashFile = `${root}contracts/compiled.sha256`
const hashText = `${hashSources()}\n`
if (process.argv.includes('--check')) {
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashText) process.exit(0)
  console.error('The compiled contracts are older than their sources: run pnpm contracts in tooling/devnet')
  process.exit(1)
}
const { default: solc } = await import('solc')

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    names.map((name) => [`${name}.sol`, { content: readFileSync(`${root}contracts/${name}.sol`, 'utf8') }]),
  ),
  settings: {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'paris',
    // Without metadata the bytecode, and with it each CREATE2 address, depends on nothing but the code.
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
  },
}
const readImport = (path) => {
  const own = `${root}contracts/${path}`
  return { contents: readFileSync(existsSync(own) ? own : require.resolve(path), 'utf8') }
}
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
for (const { severity, formattedMessage } of output.errors ?? []) {
  if (severity === 'error') throw new Error(formattedMessage)
  console.warn(formattedMessage)
}

for (const name of names) {
  const { abi, evm } = output.contracts[`${name}.sol`][name]
  const constant = name[0].toLowerCase() + name.slice(1)
  const text = `// Compiled from contracts/${name}.sol by scripts/compileContracts.mjs.
export const ${constant}Abi = ${printAbi(abi)} as const

export const ${constant}Bytecode =
  '0x${evm.bytecode.object}' as const
`
  writeFileSync(`${root}src/contracts/${constant}.data.ts`, text)
}

// Multicall3 is not predeployed on a local chain; viem carries its creation code.
const viemRoot = require.resolve('viem/package.json').replace(/package\.json$/, '')
const { multicall3Bytecode } = await import(`${viemRoot}_esm/constants/contracts.js`)
writeFileSync(
  `${root}src/contracts/multicall3.data.ts`,
  `// Creation code of Multicall3 as viem carries it, written by scripts/compileContracts.mjs.
export const multicall3Bytecode =
  '${multicall3Bytecode}' as const
`,
)
writeFileSync(hashFile, hashText)

/** Changes with a contract, this script, the compiler or the library of the contracts. */
function hashSources() {
  const hash = createHash('sha256')
  const versions = ['solc', '@openzeppelin/contracts'].map((name) => require(`${name}/package.json`).version)
  for (const version of versions) hash.update(version)
  for (const file of files) hash.update(file).update(readFileSync(`${root}contracts/${file}`))
  return hash.update(readFileSync(fileURLToPath(import.meta.url))).digest('hex')
}

/** Prints an ABI without the compiler's internal types, which callers don't need. */
function printAbi(abi) {
  return JSON.stringify(abi, (key, value) => (key === 'internalType' ? undefined : value), 2)
}
