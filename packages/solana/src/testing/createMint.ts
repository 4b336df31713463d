import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { programs } from '../library/programs.data.js'
import { findTokenAccount } from '../library/readTransfer.js'

/**
 * Options for {@link createMint}. Extensions are those of Token-2022: instructions before the mint is initialized, and bytes in the mint.
 */
export type MintOptions = {
  readonly decimals?: number
  readonly amount?: bigint
  readonly extension?: { readonly bytes: number; readonly data: readonly number[] }
}

/** Immutable transfer fees of five percent, at most 1,000 base units. */
export const transferFees = {
  bytes: 108,
  data: [26, 0, 0, 0, ...[244, 1], ...[232, 3, 0, 0, 0, 0, 0, 0]],
}

/** Non-transferable tokens. */
export const nonTransferable = { bytes: 0, data: [32] }

/** Creates a token on a local chain, with the whole supply in the owner's associated account. Returns the mint. */
export async function createMint(connection: Connection, payer: Keypair, options: MintOptions = {}): Promise<string> {
  const { decimals = 6, amount = 1_000_000n, extension } = options
  const mint = Keypair.generate()
  const program = extension ? programs.token2022 : programs.token
  const programId = new PublicKey(program)
  const space = extension ? 166 + 4 + extension.bytes : 82
  const owner = payer.publicKey
  const account = findTokenAccount({ PublicKey }, { owner: owner.toBase58(), mint: mint.publicKey.toBase58(), program })
  const ask = (data: readonly number[], ...keys: PublicKey[]) => instruction(programId, data, keys, owner)
  await send(
    connection,
    [payer, mint],
    [
      SystemProgram.createAccount({
        fromPubkey: owner,
        newAccountPubkey: mint.publicKey,
        space,
        lamports: await connection.getMinimumBalanceForRentExemption(space),
        programId,
      }),
      ...(extension ? [ask(extension.data, mint.publicKey)] : []),
      ask([20, decimals, ...owner.toBytes(), 0], mint.publicKey),
      instruction(
        new PublicKey(programs.associatedToken),
        [1],
        [owner, account, owner, mint.publicKey, SystemProgram.programId, programId],
        owner,
      ),
      ask([7, ...encode(amount)], mint.publicKey, account, owner),
    ],
  )
  return mint.publicKey.toBase58()
}

/** Creates a second account of the same token and owner, and moves an amount into it. */
export async function splitHolding(
  connection: Connection,
  payer: Keypair,
  mint: string,
  amount: bigint,
): Promise<void> {
  const second = Keypair.generate()
  const programId = new PublicKey(programs.token)
  const owner = payer.publicKey
  const first = findTokenAccount({ PublicKey }, { owner: owner.toBase58(), mint, program: programs.token })
  await send(
    connection,
    [payer, second],
    [
      SystemProgram.createAccount({
        fromPubkey: owner,
        newAccountPubkey: second.publicKey,
        space: 165,
        lamports: await connection.getMinimumBalanceForRentExemption(165),
        programId,
      }),
      instruction(programId, [18, ...owner.toBytes()], [second.publicKey, new PublicKey(mint)], owner),
      instruction(programId, [3, ...encode(amount)], [first, second.publicKey, owner], owner),
    ],
  )
}

function encode(amount: bigint): readonly number[] {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, amount, true)
  return [...bytes]
}

function instruction(programId: PublicKey, data: readonly number[], keys: readonly PublicKey[], signer: PublicKey) {
  const roles = keys.map((pubkey) => ({ pubkey, isSigner: pubkey.equals(signer), isWritable: !isProgram(pubkey) }))
  return new TransactionInstruction({ programId, keys: roles, data: Buffer.from(data) })
}

function isProgram(key: PublicKey): boolean {
  return [...Object.values(programs), SystemProgram.programId.toBase58()].includes(key.toBase58() as never)
}

async function send(connection: Connection, signers: readonly Keypair[], instructions: TransactionInstruction[]) {
  const [payer] = signers
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: payer?.publicKey ?? null })
  transaction.add(...instructions).sign(...signers)
  await connection.sendRawTransaction(transaction.serialize())
}
