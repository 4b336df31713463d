import { createPrivateKey, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { requestJson } from './requestJson.js'

/** One instruction. The signing accounts are those of the signers, and every account is writable. */
export type SolanaInstruction = {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** A signer. The first one pays the fee. */
export type SolanaSigner = { readonly address: string; readonly seed: Uint8Array }

/** Sends a request to a Solana node. @throws with the node's message */
export async function requestSolana(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const { body } = await requestJson(url, { jsonrpc: '2.0', id: 1, method, params })
  const { result, error } = body as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

/** Sends a transaction and returns its signature, even if the transaction will fail. */
export async function sendSolana(
  url: string,
  signers: readonly SolanaSigner[],
  instructions: readonly SolanaInstruction[],
): Promise<string> {
  const programs = [...new Set(instructions.map(({ program }) => program))]
  const others = instructions.flatMap(({ accounts }) => accounts).filter((account) => !programs.includes(account))
  const keys = [...new Set([...signers.map(({ address }) => address), ...others, ...programs])]
  const { value } = (await requestSolana(url, 'getLatestBlockhash', [])) as { value: { blockhash: string } }
  const message = Buffer.concat([
    Buffer.from([signers.length, 0, programs.length, keys.length]),
    ...keys.map((key) => base58.decode(key)),
    base58.decode(value.blockhash),
    Buffer.from([instructions.length]),
    ...instructions.flatMap(({ program, accounts, data }) => [
      Buffer.from([keys.indexOf(program), accounts.length, ...accounts.map((account) => keys.indexOf(account))]),
      Buffer.from([data.length, ...data]),
    ]),
  ])
  const signatures = signers.map(({ seed }) => sign(null, message, keyOf(seed)))
  const bytes = Buffer.concat([Buffer.from([signatures.length]), ...signatures, message])
  const options = { encoding: 'base64', skipPreflight: true }
  return String(await requestSolana(url, 'sendTransaction', [bytes.toString('base64'), options]))
}

export function lamportsTransfer(from: string, to: string, lamports: bigint): SolanaInstruction {
  const data = Buffer.alloc(12)
  data.writeUInt32LE(2)
  data.writeBigUInt64LE(lamports, 4)
  return { program: '11111111111111111111111111111111', accounts: [from, to], data }
}

/** Creates a token transfer between two token accounts. */
export function tokenTransfer(
  token: { readonly program: string; readonly address: string; readonly decimals: number },
  { source, target, owner }: { readonly source: string; readonly target: string; readonly owner: string },
  amount: bigint,
): SolanaInstruction {
  const data = Buffer.alloc(10)
  data.writeUInt8(12)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(token.decimals, 9)
  return { program: token.program, accounts: [source, token.address, target, owner], data }
}

/** Returns the token account of an owner. */
export async function tokenAccountOf(url: string, owner: string, mint: string): Promise<string> {
  const found = await requestSolana(url, 'getTokenAccountsByOwner', [owner, { mint }, { encoding: 'base64' }])
  return (found as { value: { pubkey: string }[] }).value[0]?.pubkey ?? ''
}

function keyOf(seed: Uint8Array) {
  const head = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' })
}
