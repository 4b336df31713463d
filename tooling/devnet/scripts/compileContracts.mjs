// Compiles contracts/*.sol into src/contracts/*.data.ts. Run after changing a contract: node scripts/compileContracts.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import solc from 'solc'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))
const names = readdirSync(`${root}contracts`).map((file) => file.replace(/\.sol$/, ''))

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
const readImport = (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport }))
const errors = (output.errors ?? []).filter((entry) => entry.severity === 'error')
if (errors.length > 0) throw new Error(errors.map((entry) => entry.formattedMessage).join('\n'))

for (const name of names) {
  const { abi, evm } = output.contracts[`${name}.sol`][name]
  const constant = name[0].toLowerCase() + name.slice(1)
  const text = `// Compiled from contracts/${name}.sol by scripts/compileContracts.mjs.
export const ${constant}Abi = ${JSON.stringify(abi, null, 2)} as const

export const ${constant}Bytecode = '0x${evm.bytecode.object}' as const
`
  writeFileSync(`${root}src/contracts/${constant}.data.ts`, text)
}

// Multicall3 is not predeployed on a local chain; viem carries its creation code.
const viemRoot = require.resolve('viem/package.json').replace(/package\.json$/, '')
const { multicall3Bytecode } = await import(`${viemRoot}_esm/constants/contracts.js`)
writeFileSync(
  `${root}src/contracts/multicall3.data.ts`,
  `// Creation code of Multicall3 as viem carries it, written by scripts/compileContracts.mjs.
export const multicall3Bytecode = '${multicall3Bytecode}' as const
`,
)
